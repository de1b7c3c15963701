/** What stands in a JPEG before its pixels. Width and height are as stored: an orientation of 5 to 8 swaps them. */
export type JpegHeader = {
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 where there is none. */
  orientation: number;
  /** Where its APP1 segments (EXIF, XMP) lie, in bytes from the start. */
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

/** Frame headers; C4, C8 and CC share the range and are something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * Reads a JPEG's header without decoding it.
 * @param bytes the beginning of the file
 * @returns `null` when the size does not stand in these bytes
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const metadata: JpegHeader['metadata'] = [];
  let orientation = 1;
  let at = 2;
  while (at + 10 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2) return null;
    if (isFrame(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation, metadata };
    if (marker === 0xe1) {
      metadata.push({ from: at, to: next });
      if (isExif(view, at + 4)) orientation = orientationAt(view, at + 10, Math.min(next, view.byteLength));
    }
    at = next;
  }
  return null;
}
