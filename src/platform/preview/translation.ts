/** Where a page's translations stand in its HTML: data, not a script. */
export const translationsElementId = 'page-translations';

/**
 * What differs in one element of a page in another language: which of all below the root it is, its texts, with null in
 * the place of each element among them, and its attributes, with null for one that it lacks there.
 */
type Change = [index: number, content: (string | null)[] | null, attributes?: Record<string, string | null>];

/** What makes a page that was rendered in one language out of the same in another. */
export type Translation = readonly Change[];

function changedAttributes(from: Element, to: Element): Record<string, string | null> {
  const names = new Set([...from.getAttributeNames(), ...to.getAttributeNames()]);
  const changed = [...names].filter((name) => from.getAttribute(name) !== to.getAttribute(name));
  return Object.fromEntries(changed.map((name) => [name, to.getAttribute(name)]));
}

function contentOf(element: Element): (string | null)[] {
  return Array.from(element.childNodes, (node) =>
    node.nodeType === node.ELEMENT_NODE ? null : (node.textContent ?? ''),
  );
}

/**
 * Compares a page with the same page in another language. A language puts its words before or behind an element, and
 * says them in attributes; the elements are those of the page.
 * @param from its root, as it was rendered in the language of the HTML
 * @param to in another language
 * @throws Error where one has an element that the other lacks
 */
export function translationBetween(from: ParentNode, to: ParentNode): Translation {
  const before = [...from.querySelectorAll('*')];
  const after = [...to.querySelectorAll('*')];
  const shape = (elements: readonly Element[]) =>
    elements.map(({ tagName, childElementCount }) => tagName + childElementCount).join();
  if (shape(before) !== shape(after)) throw new Error('A page consists of other elements in another language');
  return before.flatMap((element, index): Change[] => {
    const translated = after[index] ?? element;
    const attributes = changedAttributes(element, translated);
    const content = contentOf(translated);
    const isSame = JSON.stringify(contentOf(element)) === JSON.stringify(content);
    const hasOther = Object.keys(attributes).length > 0;
    if (isSame && !hasOther) return [];
    const texts = isSame ? null : content;
    return [hasOther ? [index, texts, attributes] : [index, texts]];
  });
}

/** Says a page in another language. */
export function translate(root: ParentNode, translation: Translation): void {
  const elements = root.querySelectorAll('*');
  for (const [index, content, attributes = {}] of translation) {
    const element = elements[index];
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
    }
    const own = [...(element?.children ?? [])];
    if (content) element?.replaceChildren(...content.map((text) => text ?? own.shift() ?? ''));
  }
}
