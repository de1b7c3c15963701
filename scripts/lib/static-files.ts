import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** One file of the build, as the browser is told about it. */
export type StaticFile = {
  /** Absolute path. */
  file: string;
  type: string;
  /** Changes whenever the file does, so that what is cached can be told apart. */
  version: string;
  cacheControl: 'no-cache' | 'public, max-age=31536000, immutable';
};

/** The build puts a hash of the content into these names: the same address never means other bytes. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * Turns the path of a request into a path inside the folder.
 * @param rawPath path as it came over the wire, still encoded, without the query
 * @returns decoded path, or null for one that is malformed or climbs out of the folder
 */
export function safePath(rawPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  const climbs = decoded.split('/').includes('..');
  return decoded.startsWith('/') && !climbs && !/[\\\0]/.test(decoded) ? decoded : null;
}

async function describe(root: string, relative: string, address: string): Promise<StaticFile | null> {
  try {
    const file = await realpath(path.join(root, relative));
    // A link inside the folder must not lead out of it.
    if (!file.startsWith(root + path.sep)) return null;
    const found = await stat(file);
    if (!found.isFile()) return null;
    const type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    const cacheControl = hashed.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return { file, type, version: `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`, cacheControl };
  } catch {
    return null;
  }
}

/**
 * Finds the file for a path: itself, a page of that name, or (for a page view) the application's empty frame.
 * @param directory folder of the build
 * @param pathname decoded, safe path
 * @param navigation whether a person opens a page, as opposed to a page loading something
 * @returns the file, or null: then the answer is 404, never HTML in place of a missing file
 */
export async function findFile(directory: string, pathname: string, navigation: boolean): Promise<StaticFile | null> {
  const root = await realpath(directory);
  const plain = pathname.replace(/\/+$/, '');
  const hasExtension = path.posix.extname(plain) !== '';
  const names = hasExtension ? [plain] : [`${plain}.html`, `${plain}/index.html`, ...(navigation ? ['/app.html'] : [])];
  for (const name of names) {
    const found = await describe(root, name, pathname);
    if (found) return found;
  }
  return null;
}
