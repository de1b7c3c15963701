// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { inspectImage, readBytes } from './inspect-image';
import { limits } from './sizing';
import { jpegHead } from './test-support/jpeg-bytes';

const problemOf = (file: Blob) => inspectImage(file).then(() => null, (error: unknown) => (error instanceof Error && 'problem' in error ? error.problem : error));

describe('a file, before it is opened', () => {
  it.each([
    ['no bytes', new Blob([]), 'empty'],
    ['text that calls itself a picture', new Blob(['hello, I am a picture'], { type: 'image/jpeg' }), 'not-image'],
    ['too many bytes', new Blob([new Uint8Array(limits.input + 1)]), 'too-large'],
    ['too many pixels', new Blob([jpegHead(20_000, 20_000)]), 'too-large'],
    ['no height', new Blob([jpegHead(100, 0)]), 'broken'],
  ])('with %s is refused', async (_, file, problem) => {
    expect(await problemOf(file)).toBe(problem);
  });

  it('of 40 megapixels is taken', async () => {
    expect(await inspectImage(new Blob([jpegHead(7300, 5500)]))).toMatchObject({ kind: 'jpeg', size: { width: 7300, height: 5500 } });
  });

  it('loses its EXIF, and keeps its orientation', async () => {
    const inspected = await inspectImage(new Blob([jpegHead(40, 30, 6)], { type: 'image/jpeg' }));
    expect(inspected.orientation).toBe(6);
    const plain = new Uint8Array(await readBytes(inspected.plain));
    expect([...plain]).toEqual([...jpegHead(40, 30)]);
  });

  it('of a kind whose size only the engine knows is left to the engine', async () => {
    const heic = new Uint8Array(64);
    heic.set(Array.from('ftypheic', (letter) => letter.charCodeAt(0)), 4);
    expect(await inspectImage(new Blob([heic]))).toMatchObject({ kind: 'heic', size: null });
  });
});
