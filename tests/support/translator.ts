/**
 * How a browser puts its translation into a page. Chromium puts a copy in the place of the text (`copy`), extensions
 * put the text itself into an element (`wrap`), WebKit puts new texts between the same elements (`renew`), and Firefox
 * joins texts that have no element between them (`join`).
 */
export type Way = 'copy' | 'wrap' | 'renew' | 'join';

/**
 * Translates the page as a browser does: the texts that are there, and those that come or change later. The
 * words stay the same, so that a test still finds them; a browser test runs this function in the page, so it
 * uses nothing from outside.
 * @returns `stale`: what the page shows instead of a text that the application has changed since (in `wrap` the
 *   application's own text stays on the page, so it is never stale); `stop`: ends it
 */
export function translatePage(way: Way): { stale: () => string[]; stop: () => void } {
  /** By the application's text: what the page shows in its place, and the words that it had when it was removed. */
  const taken = new Map<Text, { shown: Node; words: string }>();
  /** The application's text behind one of the translator. */
  const origins = new Map<Text, Text>();
  function take(text: Text, shown: Node): void {
    const own = origins.get(text);
    taken.set(own ?? text, { shown, words: (own && taken.get(own)?.words) ?? text.data });
  }
  const observer = new MutationObserver((records) => {
    for (const node of new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))) translate(node);
    // Its own changes are no news to a translator.
    observer.takeRecords();
  });

  const ways: Record<Way, (text: Text) => void> = {
    copy(text) {
      const element = document.createElement('font');
      element.append(document.createElement('font'));
      element.firstElementChild?.append(text.data);
      take(text, element);
      text.replaceWith(element);
    },
    wrap(text) {
      const element = document.createElement('font');
      text.before(element);
      element.append(text);
    },
    renew({ parentElement: parent }) {
      const nodes = [...(parent?.childNodes ?? [])];
      for (const node of [...nodes].reverse()) node.remove();
      for (const node of nodes) {
        if (!(node instanceof Text)) {
          parent?.append(node);
          continue;
        }
        const renewed = document.createTextNode(node.data);
        origins.set(renewed, origins.get(node) ?? node);
        take(node, renewed);
        parent?.append(renewed);
      }
    },
    join({ parentElement: parent }) {
      const nodes = [...(parent?.childNodes ?? [])];
      for (const node of nodes) node.remove();
      for (const node of nodes) {
        const last = parent?.lastChild;
        if (node instanceof Text && last instanceof Text) {
          take(node, last);
          last.data += node.data;
        } else parent?.append(node);
      }
    },
  };

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const isText = text.data.trim() !== '' && text.isConnected;
      if (isText && !text.parentElement?.closest('font, script, style, textarea, option, svg')) ways[way](text);
    }
  }

  translate(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    stale: () =>
      [...taken].flatMap(([text, { shown, words }]) =>
        shown.isConnected && !text.isConnected && text.data !== words ? [`${words} instead of ${text.data}`] : [],
      ),
    stop: () => observer.disconnect(),
  };
}

/**
 * Adds to the page what extensions add: an icon behind each field and an element behind the page, now
 * and whenever fields come.
 * @returns ends it
 */
export function addExtensionNodes(): () => void {
  const own = 'data-of-an-extension';
  function addIcons(): void {
    for (const field of document.querySelectorAll('input, textarea')) {
      if (field.nextElementSibling?.hasAttribute(own)) continue;
      const icon = document.createElement('span');
      icon.setAttribute(own, '');
      field.after(icon);
    }
  }
  addIcons();
  document.body.append(document.createElement('aside'));
  const observer = new MutationObserver(addIcons);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}
