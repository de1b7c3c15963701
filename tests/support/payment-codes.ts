/**
 * Finds a code as it is on a page: one number, though rendered in groups. For Testing Library's text queries.
 * @param pattern what the code looks like, without spaces
 */
export function wholeCode(pattern: RegExp): (content: string, element: Element | null) => boolean {
  return (_, element) =>
    element?.tagName === 'SPAN' && element.children.length > 0 && pattern.test(element.textContent);
}
