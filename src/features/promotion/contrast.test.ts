import { always } from '@tests/support/always';
import fc from 'fast-check';
import { contrast } from './contrast';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

it.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  // Examples of WCAG.
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#fff', 4.54],
])('is for %s and %s %d', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 2));

always('is the same both ways, between 1 and 21', [color, color], (one, other) => {
  expect(contrast(one, other)).toBe(contrast(other, one));
  expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
  expect(contrast(one, other)).toBeLessThanOrEqual(21.000_001);
});
