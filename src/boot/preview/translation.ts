declare global {
  interface Window {
    /** Called by the script behind the templates. */
    translatePage?: () => void;
  }
}

/**
 * Calls back once the page in the HTML has the language of the document. The root has the markup of one language: if it
 * is another, the engine first parses the templates of the others, which costs a slow phone 15 ms. `data-skeleton` of
 * the root names the language of its markup: a style of the page hides another one than the document's.
 */
export function whenTranslated(page: Window, show: () => void): void {
  const { document } = page;
  const root = document.getElementById('root');
  const { lang } = document.documentElement;
  if (!root || root.dataset['skeleton'] === lang) return show();
  page.translatePage = () => {
    const template = document.querySelector<HTMLTemplateElement>(`template[lang=${lang}]`);
    if (template) root.replaceChildren(template.content);
    root.dataset['skeleton'] = lang;
    show();
  };
}
