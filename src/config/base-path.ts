/**
 * The folder of the host for pages, files, worker and cookies (build switch `VITE_BASE_PATH`), but not for the API
 * (decision 64, any address).
 */

/** One step of the path: what no browser, server or proxy writes in two ways. */
const step = /^(?!\.{1,2}$)[\w.~-]+$/;

/**
 * @param text of the switch: empty or `/` for the host itself, else `app`, `/app`, `/app/`, `/a/b/`
 * @returns the path with slashes at both ends; `null` for addresses, `.`, `..`, queries and characters to be encoded
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
