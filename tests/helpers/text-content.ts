/**
 * A matcher for `getByText`: finds the innermost element with this text content, even if part of it
 * is in a child element such as `<abbr>` or `<span lang>`.
 */
export function hasTextContent(text: string) {
  return (_: string, element: Element | null): boolean =>
    element?.textContent === text &&
    ![...element.children].some((child) => child.textContent === text);
}
