import { always } from '@tests/support/always';
import fc from 'fast-check';
import { partsLeft, partsOfCost } from './cost-bar';

const loan = { borrowed: 90_000n, cost: 10_000n, interest: null, fees: null };

it('the bar of costs has no part of zero, and no part at all if one is unknown or negative', () => {
  expect(partsOfCost({ ...loan, cost: 0n }).map(({ kind }) => kind)).toEqual(['received']);
  expect(partsOfCost({ ...loan, cost: -1n })).toEqual([]);
  expect(partsOfCost({ ...loan, borrowed: null })).toEqual([]);
  expect(partsLeft({ principal: 0n, interest: 0n, fees: 0n })).toEqual([]);
});

const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
always(
  'the parts of the bar of costs are never more than all of it',
  [amount, amount, amount],
  (principal, interest, fees) => {
    const shares = partsLeft({ principal, interest, fees }).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000_001);
  },
);
