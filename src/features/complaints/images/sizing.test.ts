import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../tests/support/always';
import { encodingSteps, limits, sizeToSend } from './sizing';

describe('a picture’s size', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [1600, 900, 1600, 900],
    [20, 10, 20, 10],
    [60_000, 10, 8192, 1],
    [1080, 2400, 720, 1600],
    [1080, 12_000, 720, 8000],
    [12_000, 1080, 8000, 720],
    [700, 3000, 700, 3000],
  ])('%i × %i becomes %i × %i', (width, height, newWidth, newHeight) => {
    expect(sizeToSend({ width, height })).toEqual({ width: newWidth, height: newHeight });
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
