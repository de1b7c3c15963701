import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { compress, type Encoding, readyEnding } from './compress';
import type { StaticFile } from './static-files';

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

/** The version that the build has left beside the file; null without one, or with one that is older than the file. */
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

/** @returns a reader of bodies that takes the build’s compressed version of a file, or compresses it once, and remembers it */
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
