const bytesOf = (hex: string) => [...Buffer.from(hex, 'hex')];
const filler = (length: number, value: number) => Array.from({ length }, () => value);

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];

/** `Exif`, then TIFF: big-endian, one directory with the orientation. */
const exif = (orientation: number) => [
  ...bytesOf('4578696600004d4d002a0000000800010112000300000001'),
  ...[0, orientation, ...filler(6, 0)],
];

/** The beginning of a JPEG: markers only, no picture. */
export function jpegHead(width: number, height: number, orientation = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...(orientation === 0 ? [] : segment(0xe1, exif(orientation))),
    ...segment(0xdb, filler(65, 1)),
    ...segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, ...bytesOf('03012200021101031101')]),
    ...filler(20, 0),
  ]);
}
