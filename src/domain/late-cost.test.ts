import { always } from '@tests/support/always';
import fc from 'fast-check';
import { lateCost, type LateCostRule } from './late-cost';
import { marketRules } from './market-rules';

const india = marketRules({ id: 'india' }).lateCost;
const indonesia = marketRules({ id: 'indonesia' }).lateCost;
/** High, so that it reaches its maximum soon. */
const steep: LateCostRule = { ...indonesia, steps: [{ fromDay: 1, toDay: null, percentPerDay: 5 }] };

describe('the cost of a late payment', () => {
  it.each([
    ['nothing on the due day', 0, 0n],
    ['the penalty and 5 % on the first day', 1, 100_000n + 50_000n],
    ['5 % a day up to day 30', 30, 100_000n + 1_500_000n],
    ['4 % more on day 31', 31, 100_000n + 1_540_000n],
    ['4 % a day up to day 90', 90, 100_000n + 3_900_000n],
    ['2 % more on day 91', 91, 100_000n + 3_920_000n],
    ['2 % a day from then on', 100, 100_000n + 4_100_000n],
  ])('in India is %s', (_, days, total) => {
    expect(lateCost({ unpaid: 1_000_000n, days, rule: india, isRepeatClient: false }).total).toBe(total);
  });

  it.each([
    ['has a lower penalty for a repeat client', india, 1_000_000n, 1, 80_000n, 50_000n],
    ['has no penalty in Indonesia and 0.1 % interest a day', indonesia, 1_000_000n, 5, 0n, 5_000n],
    ['reaches what is unpaid', indonesia, 1_000_000n, 1_000, 0n, 1_000_000n],
    ['stops at what is unpaid', indonesia, 1_000_000n, 4_000, 0n, 1_000_000n],
    ['has no fractions of a rupee', steep, 12_345n, 1, 0n, 600n],
  ])('%s', (_, rule, unpaid, days, penalty, interest) => {
    const cost = lateCost({ unpaid, days, rule, isRepeatClient: true });
    expect(cost).toEqual({ penalty, interest, total: penalty + interest });
  });

  always(
    'does not fall with more days, and is the sum of its parts',
    [
      fc.bigInt({ min: -10n, max: 10n ** 14n }),
      fc.integer({ min: -5, max: 800 }),
      fc.boolean(),
      fc.constantFrom(india, indonesia, steep),
    ],
    (unpaid, days, isRepeatClient, rule) => {
      const today = lateCost({ unpaid, days, rule, isRepeatClient });
      const tomorrow = lateCost({ unpaid, days: days + 1, rule, isRepeatClient });
      expect(tomorrow.total).toBeGreaterThanOrEqual(today.total);
      expect(today.penalty + today.interest).toBe(today.total);
      expect(today.interest).toBeGreaterThanOrEqual(0n);
    },
  );
});
