/**
 * Finds the element that reads as these words, also where some of them are marked as foreign or as
 * an abbreviation; for `getByText`.
 */
export function reads(words: string) {
  return (_: string, element: Element | null): boolean =>
    element?.textContent === words &&
    ![...element.children].some((child) => child.textContent === words);
}
