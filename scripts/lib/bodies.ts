import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './static-files';

/** A file in the form that goes over the wire. */
export type Body = { bytes: Buffer; encoding: 'br' | 'gzip' | null; etag: string };

const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;

/**
 * @param accepted the request's Accept-Encoding
 * @param type media type of the file
 * @returns the best encoding both sides know; null for what is compressed already
 */
export function chooseEncoding(accepted: string | undefined, type: string): Body['encoding'] {
  if (!compressible.test(type)) return null;
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = new Set((accepted ?? '').split(',').map((part) => part.trim()).filter((part) => !refused.test(part)).map((part) => part.replace(/;.*$/, '')));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : null;
}

function compress(bytes: Buffer, encoding: Body['encoding']): Promise<Buffer> {
  if (encoding === 'br') {
    return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  }
  return encoding === 'gzip' ? promisify(gzip)(bytes, { level: 9 }) : Promise.resolve(bytes);
}

async function prepare(file: StaticFile, encoding: Body['encoding']): Promise<Body> {
  const plain = await readFile(file.file);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return { bytes: await compress(plain, encoding), encoding, etag: `"${hash}${encoding ? `-${encoding}` : ''}"` };
}

/** @returns a reader of bodies that compresses each version of each file once, and remembers it */
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
