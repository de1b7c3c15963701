const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** TIFF, big-endian, one directory with the orientation. */
const tiff = (orientation: number) => [
  0x4d,
  0x4d,
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  orientation,
  0,
  0,
  0,
  0,
  0,
  0,
];

const filler = (length: number, value: number) => Array.from({ length }, () => value);

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];

/** The beginning of a JPEG: markers only, no picture. */
export function jpegHead(width: number, height: number, orientation = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    0xff,
    0xd8,
    ...(orientation === 0 ? [] : segment(0xe1, [...exif, ...tiff(orientation)])),
    ...segment(0xdb, filler(65, 1)),
    ...segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
    ...filler(20, 0),
  ]);
}
