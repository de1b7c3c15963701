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
