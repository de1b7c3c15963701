import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../tests/support/always';
import { encodingSteps, limits, sizeToSend } from './sizing';

describe('a picture’s size', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 1600, height: 900 },
      { width: 1600, height: 900 },
    ],
    [
      { width: 20, height: 10 },
      { width: 20, height: 10 },
    ],
    [
      { width: 60000, height: 10 },
      { width: 8192, height: 1 },
    ],
    [
      { width: 1080, height: 2400 },
      { width: 720, height: 1600 },
    ],
    [
      { width: 1080, height: 12000 },
      { width: 720, height: 8000 },
    ],
    [
      { width: 12000, height: 1080 },
      { width: 8000, height: 720 },
    ],
    [
      { width: 700, height: 3000 },
      { width: 700, height: 3000 },
    ],
  ])('%o becomes %o', (size, expected) => {
    expect(sizeToSend(size)).toEqual(expected);
  });

  const side = fc.integer({ min: 1, max: 100_000 });
  always(
    'never exceeds what a canvas takes, never grows, never vanishes, and keeps its shape',
    [side, side],
    (width, height) => {
      const size = sizeToSend({ width, height });
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(limits.longestEdge);
      expect(size.width * size.height).toBeLessThanOrEqual(limits.longestEdge * limits.shortEdge);
      expect(Math.abs(size.width - (size.height * width) / height)).toBeLessThanOrEqual(Math.max(1, width / height));
      expect(size.width).toBeLessThanOrEqual(width);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    },
  );
});

describe('the ways to encode it', () => {
  it('lower the quality before the size, and end at a size that fits anything', () => {
    const steps = encodingSteps(1600);
    expect(steps[0]).toEqual({ edge: 1600, quality: 0.82 });
    expect(steps[2]?.edge).toBe(1600);
    expect(steps[3]).toEqual({ edge: 1280, quality: 0.82 });
    expect(steps[steps.length - 1]?.edge).toBeLessThan(450);
  });

  it('exist for the tiniest picture, too', () => {
    expect(encodingSteps(1)).toHaveLength(3);
  });
});
