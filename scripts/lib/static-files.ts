// The server of builds and the build: finds files, their types and their compressed forms.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  /** Changes whenever the file does: the key of the cache. */
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

/** How text goes over the wire: the names of the Accept-Encoding header. */
export type Encoding = 'br' | 'gzip';

/** Ending of the compressed file beside the original, as web servers expect it. */
export const readyEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Compresses a whole file as hard as the format goes: once per build, for every phone. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** A file in the form that goes over the wire. */
export type Body = { bytes: Buffer; encoding: Encoding | null; etag: string };

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/**
 * @param accepted the request's Accept-Encoding
 * @param type media type of the file
 * @returns the best encoding both sides know; null for what is compressed already
 */
export function chooseEncoding(accepted: string | undefined, type: string): Body['encoding'] {
  if (!compressible.test(type)) return null;
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !refused.test(part))
      .map((part) => part.replace(/;.*$/, '')),
  );
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : null;
}

/** The compressed file that the build has written beside the original; null without one, or with one that is older. */
async function readReady(file: string, encoding: Encoding): Promise<Buffer | null> {
  try {
    const ready = file + readyEnding[encoding];
    const [original, compressed] = await Promise.all([stat(file), stat(ready)]);
    return compressed.mtimeMs >= original.mtimeMs ? await readFile(ready) : null;
  } catch {
    return null;
  }
}

async function prepare(file: StaticFile, encoding: Body['encoding']): Promise<Body> {
  const plain = await readFile(file.file);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  const bytes = encoding ? ((await readReady(file.file, encoding)) ?? (await compress(plain, encoding))) : plain;
  return { bytes, encoding, etag: `"${hash}${encoding ? `-${encoding}` : ''}"` };
}

/** @returns a reader of bodies: it takes the build's compressed file, or compresses once, and remembers the result */
export function bodyCache(): (file: StaticFile, encoding: Body['encoding']) => Promise<Body> {
  const known = new Map<string, { version: string; body: Promise<Body> }>();
  return (file, encoding) => {
    const key = `${file.file} ${encoding ?? 'plain'}`;
    const cached = known.get(key);
    if (cached?.version === file.version) return cached.body;
    const body = prepare(file, encoding);
    known.set(key, { version: file.version, body });
    return body;
  };
}
