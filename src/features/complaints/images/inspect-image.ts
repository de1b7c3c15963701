/** `heic`: this engine cannot open that format. `broken`: does not open. `blank`: one colour came out of the canvas. */
export type ImageProblem = 'empty' | 'not-image' | 'too-large' | 'too-many-pixels' | 'heic' | 'broken' | 'blank';

/** A refused picture; the others continue. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly problem: ImageProblem;
  constructor(problem: ImageProblem) {
    super(`The picture cannot be used: ${problem}`);
    this.problem = problem;
  }
}

export const inputLimits = {
  bytes: 25 * 1024 * 1024,
  /** Maximum pixels that the memory of a phone can decode. */
  pixels: 120_000_000,
} as const;

export type Size = { width: number; height: number };

type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heic' | 'avif';

/** Cameras write previews before the size. We read this many bytes. */
const headBytes = 512 * 1024;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);

function imageKind(head: Uint8Array): ImageKind | null {
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

/** The size in the header of a PNG, GIF, BMP or WebP; `null` if only the engine can find out. */
function sizeInHeader(kind: ImageKind, head: Uint8Array): Size | null {
  if (head.length < 30) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (kind === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (kind === 'bmp') return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
  if (kind !== 'webp') return null;
  const chunk = ascii(head, 12, 16);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

type JpegHeader = {
  size: Size;
  orientation: number;
  /** Where the APP1 segments (EXIF, XMP) are, in bytes from the start. */
  metadata: { from: number; to: number }[];
};

/** The EXIF orientation in a TIFF block that starts at `at`, or 1. */
function orientationAt(view: DataView, at: number, end: number): number {
  if (at + 8 > end) return 1;
  const little = view.getUint16(at) === 0x4949;
  const directory = at + view.getUint32(at + 4, little);
  if (directory + 2 > end) return 1;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, little) === 0x0112) {
      const value = view.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
}

const isExif = (view: DataView, at: number) => view.getUint32(at) === 0x45786966 && view.getUint16(at + 4) === 0;

/** Frame headers; C4, C8 and CC are in the same range with another meaning. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The header of a JPEG; `null` if these bytes end before its size. */
function jpegHeader(bytes: Uint8Array): JpegHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const metadata: JpegHeader['metadata'] = [];
  let orientation = 1;
  let at = 2;
  while (at + 10 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes in front of a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2) return null;
    if (isFrame(marker))
      return { size: { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }, orientation, metadata };
    if (marker === 0xe1) {
      metadata.push({ from: at, to: next });
      if (isExif(view, at + 4)) orientation = orientationAt(view, at + 10, Math.min(next, view.byteLength));
    }
    at = next;
  }
  return null;
}

function without(blob: Blob, gaps: JpegHeader['metadata']): Blob {
  const starts = [0, ...gaps.map(({ to }) => to)];
  const parts = starts.map((start, index) => blob.slice(start, gaps[index]?.from));
  return new Blob(parts, { type: blob.type });
}

/** All bytes of a picture. @throws ImageError `broken` if they cannot be read, such as of a changed file */
export function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return blob.arrayBuffer().catch(() => {
    throw new ImageError('broken');
  });
}

/**
 * Inspects a file without decoding it: `kind` by its first bytes, `size` in pixels as stored (`null`: only the engine
 * can find out), EXIF `orientation` 1 to 8; `plain` is the file, a JPEG without EXIF, because engines
 * treat that differently.
 * @throws ImageError, but not `heic` or `blank`
 */
export async function inspectImage(file: Blob) {
  if (file.size === 0) throw new ImageError('empty');
  if (file.size > inputLimits.bytes) throw new ImageError('too-large');
  const head = new Uint8Array(await readBytes(file.slice(0, headBytes)));
  const kind = imageKind(head);
  if (!kind) throw new ImageError('not-image');
  let jpeg = kind === 'jpeg' ? jpegHeader(head) : null;
  // Some cameras write whole depth maps before the size. A JPEG of unknown size must not reach the decoder.
  if (kind === 'jpeg' && !jpeg && file.size > headBytes) jpeg = jpegHeader(new Uint8Array(await readBytes(file)));
  if (kind === 'jpeg' && !jpeg) throw new ImageError('broken');
  const size = jpeg?.size ?? sizeInHeader(kind, head);
  if (size && size.width * size.height > inputLimits.pixels) throw new ImageError('too-many-pixels');
  if (size && size.width * size.height === 0) throw new ImageError('broken');
  return { kind, size, orientation: jpeg?.orientation ?? 1, plain: jpeg ? without(file, jpeg.metadata) : file };
}
