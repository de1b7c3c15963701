import { expect, it } from 'vitest';
import { isFlat } from './flat-colour';

const pixels = (...colours: [number, number, number, number][]) => new Uint8ClampedArray(colours.flat());

it('finds one colour, however noisy', () => {
  expect(isFlat(pixels([0, 0, 0, 0], [0, 0, 0, 0]))).toBe(true);
  expect(isFlat(pixels([250, 250, 250, 255], [251, 249, 250, 255]))).toBe(true);
});

it('finds a picture', () => {
  expect(isFlat(pixels([250, 250, 250, 255], [250, 250, 250, 255], [240, 250, 250, 255]))).toBe(false);
});
