import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How text goes over the wire: the names of the Accept-Encoding header. */
export type Encoding = 'br' | 'gzip';

/** Ending of the ready file beside the original, as web servers expect it. */
export const readyEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/**
 * Compresses as hard as the format goes: it is done once per build, and read by every phone.
 * @param bytes a whole file
 */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
