import { jpegHead } from '@tests/support/jpeg-bytes';
import { inputLimits, inspectImage, readBytes } from './inspect-image';

/** The first bytes of a file: numbers and text by offset. */
function head(values: Record<number, number[] | string>): Blob {
  const bytes = new Uint8Array(64);
  for (const [at, value] of Object.entries(values))
    bytes.set(typeof value === 'string' ? Array.from(value, (letter) => letter.charCodeAt(0)) : value, Number(at));
  return new Blob([bytes]);
}

const problemOf = (file: Blob) =>
  inspectImage(file).then(
    () => null,
    (error: unknown) => (error instanceof Error && 'problem' in error ? error.problem : error),
  );

const gone = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
const changed = Object.assign(new Blob(['x']), { slice: () => Object.assign(new Blob(), { arrayBuffer: gone }) });

it.each([
  ['no bytes', new Blob([]), 'empty'],
  ['text that calls itself a picture', new Blob(['hello, I am a picture'], { type: 'image/jpeg' }), 'not-image'],
  ['too many bytes', new Blob([new Uint8Array(inputLimits.bytes + 1)]), 'too-large'],
  ['too many pixels', new Blob([jpegHead(12_000, 12_000)]), 'too-many-pixels'],
  ['no height', new Blob([jpegHead(100, 0)]), 'broken'],
  ['a change since it was picked', changed, 'broken'],
])('a file with %s is refused', async (_, file, problem) => expect(await problemOf(file)).toBe(problem));

it.each([
  ['markup that draws', '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>', 'a.png', 'image/png'],
  ['markup behind a mark of its encoding', '\ufeff<?xml version="1.0"?><svg/>', 'a.jpg', 'image/jpeg'],
  ['a page', '<!doctype html><script>a()</script>', 'photo.jpeg', 'image/jpeg'],
  ['a document', '%PDF-1.7', 'scan.webp', 'image/webp'],
  ['a program', 'MZ\u0090\u0000', 'IMG_1.JPG', 'image/jpeg'],
  ['a page before a picture', '<script>a()</script>\u00ff\u00d8\u00ff', 'a.jpg', 'image/jpeg'],
  ['a film', '\u0000\u0000\u0000\u0018ftypisom', 'a.heic', 'image/heic'],
  ['sound in the same box as WebP', 'RIFF\u0001\u0002\u0003\u0004WAVE', 'a.webp', 'image/webp'],
])('a file is identified by its bytes, not its name: %s', async (_what, text, name, type) => {
  expect(await problemOf(new File([text], name, { type }))).toBe('not-image');
});

it.each([
  ['too many pixels', jpegHead(20_000, 20_000), 'too-many-pixels'],
  ['a size that can be taken', jpegHead(400, 300), null],
])('a picture with a long beginning cannot hide %s', async (_what, picture, problem) => {
  // XMP in pieces, as cameras with depth maps write it.
  const piece = new Uint8Array(65_537);
  piece.set([0xff, 0xe1, 0xff, 0xff]);
  const file = new Blob([picture.slice(0, 2), ...Array.from({ length: 9 }, () => piece), picture.slice(2)]);
  expect(await problemOf(file)).toBe(problem);
  if (problem === null) expect((await inspectImage(file)).plain.size).toBe(picture.length);
});

const size = { width: 300, height: 200 };
it.each([
  ['jpeg', size, new File([jpegHead(300, 200)], 'invoice.pdf', { type: 'application/pdf' })],
  ['jpeg', { width: 7300, height: 5500 }, new Blob([jpegHead(7300, 5500)])],
  ['png', size, head({ 0: [0x89], 1: 'PNG\r\n\u001a\n', 18: [1, 44], 23: [200] })],
  ['gif', size, head({ 0: 'GIF89a', 6: [44, 1, 200] })],
  ['bmp', size, head({ 0: 'BM', 18: [44, 1], 22: [200] })],
  ['webp', size, head({ 0: 'RIFF', 8: 'WEBPVP8X', 24: [43, 1], 27: [199] })],
  ['webp', size, head({ 0: 'RIFF', 8: 'WEBPVP8 ', 26: [44, 1, 200] })],
  ['webp', size, head({ 0: 'RIFF', 8: 'WEBPVP8L', 21: [43, 0b1100_0001, 49] })],
  ['webp', null, head({ 0: 'RIFF', 8: 'WEBPODD ' })],
  ['heic', null, head({ 4: 'ftypheic' })],
  ['heic', null, head({ 4: 'ftypmif1' })],
  ['avif', null, head({ 4: 'ftypavif' })],
])('a file is identified as %s by its first bytes, whatever its name, with its size', async (kind, expected, file) => {
  expect(await inspectImage(file)).toMatchObject({ kind, size: expected });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 77])('a picture loses its EXIF, not a valid orientation: %i', async (given) => {
  const inspected = await inspectImage(new Blob([jpegHead(40, 30, given)]));
  expect(inspected).toMatchObject({ size: { width: 40, height: 30 }, orientation: given === 77 ? 1 : given });
  expect([...new Uint8Array(await readBytes(inspected.plain))]).toEqual([...jpegHead(40, 30)]);
});

it('a picture with a cut or broken header is refused, not read beyond its end', async () => {
  const whole = jpegHead(4000, 3000, 6);
  for (let length = 1; length < whole.length; length += 1) {
    const problem = await problemOf(new Blob([whole.subarray(0, length)]));
    expect(problem === null || problem === (length < 3 ? 'not-image' : 'broken')).toBe(true);
  }
  for (const filler of [0, 0xff]) {
    const spoilt = new Uint8Array(200).fill(filler);
    spoilt.set([0xff, 0xd8, 0xff]);
    expect(await problemOf(new Blob([spoilt]))).toBe('broken');
  }
});
