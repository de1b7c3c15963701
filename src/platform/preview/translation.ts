/** Id of the element with a page's translations: data, not a script. */
export const translationsElementId = 'page-translations';

/**
 * The difference of one element in another language: its index among all elements below the root; its child nodes,
 * texts as strings and elements as null; its attributes, null for one to remove.
 */
type Change = [index: number, content: (string | null)[] | null, attributes?: Record<string, string | null>];

/** All changes that turn a page into the same page in another language. */
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
 * Compares a page with the same page in another language: texts and attributes may differ, the elements are the same.
 * @param from its root, as it was rendered in the language of the HTML
 * @param to in the other language
 * @throws Error if one has an element that the other lacks
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

/** Puts a page into another language. */
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

/** Written by the same build as the script that reads it. */
function isTranslations(value: unknown): value is Partial<Record<string, Translation>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Puts the page in the HTML into the language of the document, if the HTML has another one. `data-skeleton` of the root
 * names the language of the markup: a style of the page hides another one than the document's.
 */
export function translatePage(document: Document): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { lang } = document.documentElement;
  const translations: unknown = JSON.parse(document.getElementById(translationsElementId)?.textContent ?? 'null');
  const translation = isTranslations(translations) ? translations[lang] : undefined;
  if (translation) translate(root, translation);
  root.dataset['skeleton'] = lang;
}
