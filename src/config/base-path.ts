// The base path: the folder of the host for pages, files, worker and cookies (build switch `VITE_BASE_PATH`), but not
// for the API (decision 64, any address).

/** One segment of the path: only characters that are never percent-encoded. */
const segment = /^(?!\.{1,2}$)[\w.~-]+$/;

/**
 * @param text of the switch: empty or `/` for the whole host, otherwise `app`, `/app`, `/app/`, `/a/b/`
 * @returns the path with slashes at both ends; `null` for addresses, `.`, `..`, queries and characters to be encoded
 */
export function parseBasePath(text: string): string | null {
  if (text === '' || text === '/') return '/';
  const segments = text.replace(/^\/|\/$/g, '').split('/');
  return segments.every((name) => segment.test(name)) ? `/${segments.join('/')}/` : null;
}

/** @returns the path on the host of a page or file inside the app, whose path begins with a slash */
export function withBase(basePath: string, path: string): string {
  return basePath + path.slice(1);
}

/** @returns the path inside the app of a path on the host; `null` for a path outside the app */
export function withoutBase(basePath: string, path: string): string | null {
  if (`${path}/` === basePath) return '/';
  return path.startsWith(basePath) ? path.slice(basePath.length - 1) : null;
}

/** @returns the path as cookies and proxies write it: without the last slash, unless the app has the whole host */
export function basePathWithoutSlash(basePath: string): string {
  return basePath.slice(0, -1) || '/';
}
