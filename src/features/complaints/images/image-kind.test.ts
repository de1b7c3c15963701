import { describe, expect, it } from 'vitest';
import { imageKind } from './image-kind';

const head = (...parts: (string | number[])[]) => {
  const bytes = new Uint8Array(64);
  bytes.set(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );
  return bytes;
};

describe('a file', () => {
  it.each([
    ['jpeg', head([0xff, 0xd8, 0xff, 0xe0])],
    ['png', head([0x89], 'PNG\r\n\u001a\n')],
    ['webp', head('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['gif', head('GIF89a')],
    ['bmp', head('BM')],
    ['heic', head([0, 0, 0, 24], 'ftypheic')],
    ['heic', head([0, 0, 0, 24], 'ftypmif1')],
    ['avif', head([0, 0, 0, 24], 'ftypavif')],
  ])('is %s by its first bytes', (kind, bytes) => {
    expect(imageKind(bytes)).toBe(kind);
  });

  it.each([
    ['a film', head([0, 0, 0, 24], 'ftypisom')],
    ['a document', head('%PDF-1.7')],
    ['markup that draws', head('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a page', head('<!doctype html>')],
    ['sound in the same box as WebP', head('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['nothing', new Uint8Array(0)],
  ])('of %s is no picture', (_, bytes) => {
    expect(imageKind(bytes)).toBeNull();
  });
});
