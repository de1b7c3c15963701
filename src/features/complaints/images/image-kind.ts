/** What a picture is by its first bytes. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heic' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);

/**
 * Tells a picture by its first bytes; names and declared types say nothing.
 * @param head the first 32 bytes or more
 * @returns `null` for what is no picture we take
 */
export function imageKind(head: Uint8Array): ImageKind | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head[0] === 0x89 && ascii(head, 1, 8) === 'PNG\r\n\u001a\n') return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif';
  if (ascii(head, 0, 2) === 'BM' && head.length > 30) return 'bmp';
  if (ascii(head, 4, 8) !== 'ftyp') return null;
  const brand = ascii(head, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return heicBrands.has(brand) ? 'heic' : null;
}
