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
const tiff = bytesOf('4578696600004d4d002a000000080001011200030000000100');

/** The beginning of a JPEG: markers only, no picture. */
export function jpegHead(width: number, height: number, orientation = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...bytesOf('ffd8'),
    ...(orientation === 0 ? [] : segment(0xe1, [...tiff, orientation, ...filler(6, 0)])),
    ...segment(0xdb, filler(65, 1)),
    ...segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, ...bytesOf('03012200021101031101')]),
    ...filler(20, 0),
  ]);
}
