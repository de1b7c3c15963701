import { expect, it } from 'vitest';
import { joinTexts } from './description-card';

it.each([
  ['Mine', 'Yours', 'Mine\nYours'],
  ['Mine \n', 'Yours', 'Mine\nYours'],
  ['', 'Yours', 'Yours'],
  ['a'.repeat(100), 'b'.repeat(99), `${'a'.repeat(100)}\n${'b'.repeat(99)}`],
  ['a'.repeat(100), 'b'.repeat(100), null],
])('%j and %j become %j', (first, second, joined) => {
  expect(joinTexts(first, second)).toBe(joined);
});
