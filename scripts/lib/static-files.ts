// The server of builds: finds files, their types and their compressed forms.
import type { Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
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

/** One file of the build, and its headers. */
export type StaticFile = {
  /** Absolute path. */
  file: string;
  type: string;
  cacheControl: 'no-cache' | 'public, max-age=31536000, immutable';
};

/** File names with a hash of their content. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * Decodes the path of a request.
 * @param rawPath path as it came over the wire, still encoded, without the query
 * @returns decoded path, or null for one that is malformed or leaves the folder
 */
export function safePath(rawPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  const leavesFolder = decoded.split('/').includes('..');
  return decoded.startsWith('/') && !leavesFolder && !/[\\\0]/.test(decoded) ? decoded : null;
}

async function staticFileAt(root: string, relative: string, address: string): Promise<StaticFile | null> {
  try {
    const file = await realpath(path.join(root, relative));
    // A link inside the folder must not lead out of it.
    if (!file.startsWith(root + path.sep)) return null;
    if (!(await stat(file)).isFile()) return null;
    const type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    const cacheControl = hashed.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return { file, type, cacheControl };
  } catch {
    return null;
  }
}

/**
 * Finds the file for a path: that file, a page of that name, or (for a page view) app.html, the page without content.
 * @param directory folder of the build
 * @param pathname decoded, safe path
 * @param isNavigation whether a person opens a page; false if a page loads something
 * @returns the file, or null: then the answer is 404, never HTML in place of a missing file
 */
export async function findFile(
  directory: string,
  pathname: string,
  { isNavigation }: { isNavigation: boolean },
): Promise<StaticFile | null> {
  const root = await realpath(directory);
  const plain = pathname.replace(/\/+$/, '');
  const hasExtension = path.posix.extname(plain) !== '';
  const names = hasExtension
    ? [plain]
    : [`${plain}.html`, `${plain}/index.html`, ...(isNavigation ? ['/app.html'] : [])];
  for (const name of names) {
    const found = await staticFileAt(root, name, pathname);
    if (found) return found;
  }
  return null;
}

/** The extension of the compressed file, by the name in the Accept-Encoding header. */
export const compressedExtensions = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof compressedExtensions;

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/** The encodings that the browser accepts for this type, the best first. */
function acceptedEncodings(accepted: string, type: string): Encoding[] {
  if (!compressible.test(type)) return [];
  const parts = accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part.trim()));
  const names = new Set(parts.map((part) => part.replace(/;.*$/, '').trim()));
  return (['br', 'gzip'] as const).filter((encoding) => names.has(encoding));
}

/** A file as it is sent. */
export type Body = { bytes: Buffer; encoding: Encoding | null; etag: string };

/**
 * Reads a file, or the compressed file that the build has written beside it, unless that one is older.
 * @param accepted the request's Accept-Encoding
 */
export async function readBody({ file, type }: StaticFile, accepted = ''): Promise<Body> {
  const original = await stat(file);
  const tagOf = ({ mtimeMs, size }: Stats) => `${mtimeMs.toString(36)}-${size.toString(36)}`;
  for (const encoding of acceptedEncodings(accepted, type)) {
    const ready = file + compressedExtensions[encoding];
    const found = await stat(ready).catch(() => null);
    if (found && found.mtimeMs >= original.mtimeMs)
      return { bytes: await readFile(ready), encoding, etag: `"${tagOf(found)}-${encoding}"` };
  }
  return { bytes: await readFile(file), encoding: null, etag: `"${tagOf(original)}"` };
}
