import { longNumbersOf } from './long-numbers';

it('longNumbersOf finds long numbers with their separators', () => {
  expect(longNumbersOf('Paid Rp100.000 to 8808 1234 5678 9012 on 2026-03-01')).toEqual([
    '100.000',
    '8808 1234 5678 9012',
    '2026-03-01',
  ]);
});
