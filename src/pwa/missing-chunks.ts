/**
 * A part of the app that does not load must not reload the page: offline that ends on the browser's own error page, with
 * whatever was typed gone. The bundler's event is taken over, so that the router shows its error page with a retry instead.
 * @param target the window
 */
export function guardAgainstMissingChunks(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', (event) => event.preventDefault());
}
