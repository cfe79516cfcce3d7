/** An email address, which breaks before its "@" where a line is too short for it (WCAG 1.4.10). */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
