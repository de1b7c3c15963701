import { describe, expect, it } from 'vitest';
import { jpegHead } from '../../../../tests/support/jpeg-bytes';
import { inspectImage, readBytes } from './inspect-image';
import { limits } from './sizing';

const problemOf = (file: Blob) =>
  inspectImage(file).then(
    () => null,
    (error: unknown) => (error instanceof Error && 'problem' in error ? error.problem : error),
  );

describe('a file, before it is opened', () => {
  it.each([
    ['no bytes', new Blob([]), 'empty'],
    ['text that calls itself a picture', new Blob(['hello, I am a picture'], { type: 'image/jpeg' }), 'not-image'],
    ['too many bytes', new Blob([new Uint8Array(limits.input + 1)]), 'too-large'],
    ['too many pixels', new Blob([jpegHead(12_000, 12_000)]), 'too-many-pixels'],
    ['no height', new Blob([jpegHead(100, 0)]), 'broken'],
  ])('with %s is refused', async (_, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });

  it.each([
    ['markup that draws', '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>', 'a.png', 'image/png'],
    ['markup behind a mark of its encoding', '\ufeff<?xml version="1.0"?><svg/>', 'a.jpg', 'image/jpeg'],
    ['a page', '<!doctype html><script>a()</script>', 'photo.jpeg', 'image/jpeg'],
    ['a document', '%PDF-1.7', 'scan.webp', 'image/webp'],
    ['a program', 'MZ\u0090\u0000', 'IMG_1.JPG', 'image/jpeg'],
    ['a page before a picture', '<script>a()</script>\u00ff\u00d8\u00ff', 'a.jpg', 'image/jpeg'],
    ['a film', '\u0000\u0000\u0000\u0018ftypisom', 'a.heic', 'image/heic'],
  ])('is what its bytes are, not what it is called: %s', async (_what, text, name, type) => {
    expect(await problemOf(new File([text], name, { type }))).toBe('not-image');
  });

  it('is a picture by its bytes, whatever it is called', async () => {
    expect(await inspectImage(new File([jpegHead(40, 30)], 'invoice.pdf', { type: 'application/pdf' }))).toMatchObject({
      kind: 'jpeg',
    });
  });

  it.each([
    ['too many pixels', jpegHead(20_000, 20_000), 'too-many-pixels'],
    ['a size that can be taken', jpegHead(400, 300), null],
  ])('cannot hide %s behind a long beginning, nor keep what stands there', async (_what, picture, problem) => {
    // XMP in pieces, as cameras with depth maps write it.
    const piece = new Uint8Array(65_537);
    piece.set([0xff, 0xe1, 0xff, 0xff]);
    const file = new Blob([picture.slice(0, 2), ...Array.from({ length: 9 }, () => piece), picture.slice(2)]);
    expect(await problemOf(file)).toBe(problem);
    if (problem === null) expect((await inspectImage(file)).plain.size).toBe(picture.length);
  });

  it('without a size is not opened', async () => {
    const headless = new Uint8Array(64);
    headless.set([0xff, 0xd8, 0xff, 0xd9]);
    expect(await problemOf(new Blob([headless]))).toBe('broken');
  });

  it('that changed since it was picked is refused', async () => {
    const gone = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
    const file = Object.assign(new Blob(['x']), { slice: () => Object.assign(new Blob(), { arrayBuffer: gone }) });
    expect(await problemOf(file)).toBe('broken');
  });

  it('of 40 megapixels is taken', async () => {
    expect(await inspectImage(new Blob([jpegHead(7300, 5500)]))).toMatchObject({
      kind: 'jpeg',
      size: { width: 7300, height: 5500 },
    });
  });

  it('loses its EXIF, and keeps its orientation', async () => {
    const inspected = await inspectImage(new Blob([jpegHead(40, 30, 6)], { type: 'image/jpeg' }));
    expect(inspected.orientation).toBe(6);
    const plain = new Uint8Array(await readBytes(inspected.plain));
    expect([...plain]).toEqual([...jpegHead(40, 30)]);
  });

  it('of a kind whose size only the engine knows is left to the engine', async () => {
    const heic = new Uint8Array(64);
    heic.set(
      Array.from('ftypheic', (letter) => letter.charCodeAt(0)),
      4,
    );
    expect(await inspectImage(new Blob([heic]))).toMatchObject({ kind: 'heic', size: null });
  });
});
