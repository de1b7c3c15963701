/** A page that takes longer is shown as it is. */
const limitMs = 10_000;

/**
 * Resolves once a page has been rendered: it has its heading, and the part that the tour is about, which no skeleton has. The
 * page itself tells, whenever something in it changes.
 * @param hasPart whether what the tour is about is there
 */
export function whenRendered(page: Document, hasPart: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    const timer = setTimeout(finish, limitMs);

    function finish(): void {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    function look(): void {
      if (signal.aborted || (page.querySelector('main') && page.querySelector('h1') && hasPart())) finish();
    }

    signal.addEventListener('abort', finish);
    observer.observe(page, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-label', 'role'],
    });
    look();
  });
}
