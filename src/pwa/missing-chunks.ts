/** Whether a part of the app was asked for and did not come. */
export type MissingParts = { wasAny: () => boolean };

/**
 * A part of the app that does not load must not reload the page by itself: offline that ends on the browser's own error
 * page, with whatever was typed gone. The bundler's event is taken over, so that the router shows its error page instead.
 * @param target the window
 */
export function guardAgainstMissingChunks(target: Pick<Window, 'addEventListener'>): MissingParts {
  let wasAny = false;
  target.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    wasAny = true;
  });
  return { wasAny: () => wasAny };
}

/**
 * Asks once more for style sheets that did not come with their part, which the bundler asks for only once.
 * @throws where one of them does not come now either
 */
export async function mendStyles(): Promise<void> {
  const missing = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).filter(({ sheet }) => !sheet);
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
          again.addEventListener('load', resolve);
          again.addEventListener('error', reject);
          link.replaceWith(again);
        }),
    ),
  );
}
