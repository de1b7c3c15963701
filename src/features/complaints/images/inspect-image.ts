import { imageKind, type ImageKind } from './image-kind';
import { ImageError } from './image-problem';
import { imageSize, type Size } from './image-size';
import { readJpegHeader } from './jpeg-header';
import { limits } from './sizing';

/** What is known of a file before it is decoded. */
export type Inspected = {
  kind: ImageKind;
  /** As stored, before the orientation; `null` where only the engine can tell. */
  size: Size | null;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  /** The same picture without the EXIF that engines read differently: the orientation is ours to apply. */
  plain: Blob;
};

/** Cameras put previews before the size: this much is read, bytes. */
const headLength = 512 * 1024;

/**
 * All bytes of a picture.
 * @throws ImageError `broken` if they cannot be read, as of a file that has changed since it was picked
 */
export async function readBytes(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch {
    throw new ImageError('broken');
  }
}

/** The file without some of its bytes; nothing is copied. */
function without(blob: Blob, gaps: { from: number; to: number }[]): Blob {
  const parts: Blob[] = [];
  let at = 0;
  for (const { from, to } of gaps) {
    parts.push(blob.slice(at, from));
    at = to;
  }
  parts.push(blob.slice(at));
  return new Blob(parts, { type: blob.type });
}

/**
 * The beginning of a file, up to its size. Some cameras write whole depth maps before it: then all of the file is read,
 * because a picture of unknown size must not reach the decoder, nor its metadata what is sent.
 */
async function readHead(file: Blob): Promise<Uint8Array> {
  const head = new Uint8Array(await readBytes(file.slice(0, headLength)));
  const isShort = imageKind(head) === 'jpeg' && readJpegHeader(head) === null && file.size > headLength;
  return isShort ? new Uint8Array(await readBytes(file)) : head;
}

/**
 * Looks at a file without decoding it.
 * @throws ImageError `empty`, `too-large`, `too-many-pixels`, `not-image` or `broken`
 */
export async function inspectImage(file: Blob): Promise<Inspected> {
  if (file.size === 0) throw new ImageError('empty');
  if (file.size > limits.input) throw new ImageError('too-large');
  const head = await readHead(file);
  const kind = imageKind(head);
  if (!kind) throw new ImageError('not-image');
  const size = imageSize(kind, head);
  if (size && size.width * size.height > limits.pixels) throw new ImageError('too-many-pixels');
  if (size && size.width * size.height === 0) throw new ImageError('broken');
  const jpeg = kind === 'jpeg' ? readJpegHeader(head) : null;
  if (kind === 'jpeg' && !jpeg) throw new ImageError('broken');
  return { kind, size, orientation: jpeg?.orientation ?? 1, plain: jpeg ? without(file, jpeg.metadata) : file };
}
