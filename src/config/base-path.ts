/**
 * The folder of the host below which the app lives (build switch `VITE_BASE_PATH`): everything of the build lies below
 * it, pages, files, the worker's scope, cookies. Addresses of the API do not (decision 64, any address).
 */

/** One step of the path: what no browser, server or proxy writes in two ways. */
const step = /^(?!\.{1,2}$)[\w.~-]+$/;

/**
 * @param text as an operator writes it: empty or `/` for the host itself, else `app`, `/app`, `/app/`, `/a/b/`
 * @returns the path with a slash on either side, `/` for the host itself; `null` for what is no such path: whole
 *   addresses, `.` and `..`, queries, spaces, characters that would have to be encoded
 */
export function parseBasePath(text: string): string | null {
  if (text === '' || text === '/') return '/';
  const steps = text.replace(/^\/|\/$/g, '').split('/');
  return steps.every((name) => step.test(name)) ? `/${steps.join('/')}/` : null;
}

/**
 * @param path of a page or a file inside the app, beginning with a slash
 * @returns its path on the host
 */
export function withBase(basePath: string, path: string): string {
  return basePath + path.slice(1);
}

/** @returns the path inside the app of a path on the host; `null` for one that lies outside */
export function withoutBase(basePath: string, path: string): string | null {
  if (`${path}/` === basePath) return '/';
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : null;
}

/** @returns the path as cookies and proxies name it: without the last slash, except on the host itself */
export function plainBase(basePath: string): string {
  return basePath.slice(0, -1) || '/';
}
