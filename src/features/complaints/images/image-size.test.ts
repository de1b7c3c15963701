import { expect, it } from 'vitest';
import type { ImageKind } from './image-kind';
import { imageSize } from './image-size';

function head(values: Record<number, number | string>): Uint8Array {
  const bytes = new Uint8Array(40);
  for (const [at, value] of Object.entries(values))
    bytes.set(typeof value === 'string' ? Array.from(value, (letter) => letter.charCodeAt(0)) : [value], Number(at));
  return bytes;
}

const cases: [ImageKind, Uint8Array][] = [
  ['png', head({ 18: 1, 19: 44, 23: 200 })],
  ['gif', head({ 6: 44, 7: 1, 8: 200 })],
  ['bmp', head({ 18: 44, 19: 1, 22: 200 })],
  ['webp', head({ 12: 'VP8X', 24: 43, 25: 1, 27: 199 })],
  ['webp', head({ 12: 'VP8 ', 26: 44, 27: 1, 28: 200 })],
  ['webp', head({ 12: 'VP8L', 21: 43, 22: 0b1100_0001, 23: 49 })],
];

it.each(cases)('reads 300 × 200 from the header of a %s', (kind, bytes) => {
  expect(imageSize(kind, bytes)).toMatchObject({ width: 300, height: 200 });
});

it('leaves what it does not know to the engine', () => {
  expect(imageSize('heic', new Uint8Array(40))).toBeNull();
  expect(imageSize('webp', head({ 12: 'ODD ' }))).toBeNull();
  expect(imageSize('png', new Uint8Array(10))).toBeNull();
});
