declare global {
  interface Window {
    /** Called by the script behind the templates. */
    translatePage?: () => void;
  }
}

/**
 * Calls back once the page in the HTML has the language of the document. The root has the markup of one language: if it
 * is another, the engine first parses the templates of the others, which costs a slow phone 15 ms. `data-skeleton`
 * names the language of the markup in the root; a style hides markup in another language than the document.
 */
export function whenTranslated(page: Window, show: () => void): void {
  const { document } = page;
  const root = document.getElementById('root');
  const { lang } = document.documentElement;
  if (!root || root.dataset['skeleton'] === lang) return show();
  page.translatePage = () => {
    const template = document.querySelector<HTMLTemplateElement>(`template[lang=${lang}]`);
    if (template) root.replaceChildren(template.content);
    // Also without a template: markup in the wrong language is better than none.
    root.dataset['skeleton'] = lang;
    show();
  };
}
