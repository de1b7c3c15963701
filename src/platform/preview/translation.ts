/**
 * Puts the page in the HTML into the language of the document. The HTML has the markup of its own language in the root,
 * and that of each other language in a template behind it. `data-skeleton` of the root names the language of its
 * markup: a style of the page hides another one than the document's.
 */
export function translatePage(document: Document): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { lang } = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>(`#root ~ template[lang="${lang}"]`);
  if (template) root.replaceChildren(template.content);
  root.dataset['skeleton'] = lang;
}
