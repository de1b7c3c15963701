import type { ImageKind } from './image-kind';
import { readJpegHeader } from './jpeg-header';

export type Size = { width: number; height: number };

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

function webpSize(head: Uint8Array, view: DataView): Size | null {
  const chunk = ascii(head, 12, 16);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/**
 * The size of a picture as its header gives it, so that a huge one is never decoded in full.
 * @param head the beginning of the file
 * @returns pixels, before any orientation; `null` where only the engine can tell
 */
export function imageSize(kind: ImageKind, head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'jpeg') return readJpegHeader(head);
  if (head.length < 30) return null;
  if (kind === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (kind === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (kind === 'bmp') return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
  return kind === 'webp' ? webpSize(head, view) : null;
}
