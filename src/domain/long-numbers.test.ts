import { expect, it } from 'vitest';
import { longNumbersOf } from './long-numbers';

it('the long numbers of a text of our own are found as they stand', () => {
  expect(longNumbersOf('Paid Rp100.000 to 8808 1234 5678 9012 on 2026-03-01')).toEqual([
    '100.000',
    '8808 1234 5678 9012',
    '2026-03-01',
  ]);
});
