import { always } from '@tests/support/always';
import fc from 'fast-check';
import { addDays } from '@/domain/calendar-days';
import { marketRules } from '@/domain/market-rules';
import { findChargesAboveCaps, type Charged } from './answer-excess';

const { caps } = marketRules({ id: 'indonesia' });
const million = 100_000_000n;
const terms = { borrowed: million, termDays: 30, late: [] };

/** A loan of one million for thirty days. */
const offer = (agreedOn: string, charges: bigint): Charged => ({ ...terms, agreedOn, charges });

/** A late charge alone, on a million. */
const late = (dueOn: string, charges: bigint): Charged => ({
  agreedOn: dueOn,
  borrowed: 10n * million,
  charges,
  termDays: 0,
  late: [{ outstanding: million, dueOn }],
});

describe('interest and fees of an offer', () => {
  it.each([
    ['2023-12-31', null],
    ['2024-01-01', 9_000_000n],
    ['2024-12-31', 9_000_000n],
    ['2025-01-01', 6_000_000n],
    ['2025-12-31', 6_000_000n],
    ['2026-01-01', 3_000_000n],
  ])('that are agreed on %s are capped at %s', (day, allowed) => {
    const found = findChargesAboveCaps(offer(day, 50_000_000n), caps, day);
    expect(found[0]?.allowed ?? null).toBe(allowed);
    if (allowed === null) return;
    expect(found).toMatchObject([{ kind: 'benefit', charged: 50_000_000n, by: 50_000_000n - allowed }]);
    expect(found[0]?.sources).toEqual(['SEOJK 19/SEOJK.05/2023']);
    expect(findChargesAboveCaps(offer(day, allowed), caps, day)).toEqual([]);
  });

  it('have the caps of the day of the agreement, and none in India', () => {
    expect(findChargesAboveCaps(offer('2025-12-31', 6_000_000n), caps, '2026-02-01')).toEqual([]);
    expect(
      findChargesAboveCaps(offer('2026-03-01', 50_000_000n), marketRules({ id: 'india' }).caps, '2026-03-01'),
    ).toEqual([]);
  });
});

describe('a late charge', () => {
  it.each([
    ['on the due day', '2026-03-01', '2026-03-01', 0n],
    ['over the turn of 2026, each day by its own cap', '2025-12-29', '2026-01-02', 2n * 200_000n + 2n * 100_000n],
    ['over the turns of 2025 and 2026', '2024-12-30', '2026-01-01', 300_000n + 365n * 200_000n + 100_000n],
  ])('%s is capped at the sum of its days', (_, dueOn, today, allowed) => {
    expect(findChargesAboveCaps(late(dueOn, allowed + 99n), caps, today)).toEqual([]);
    expect(findChargesAboveCaps(late(dueOn, allowed + 100n), caps, today)).toMatchObject([
      { kind: 'late', allowed, by: 100n },
    ]);
  });

  it('has no cap before 2024', () => {
    expect(findChargesAboveCaps(late('2023-12-01', million), caps, '2024-02-01')).toEqual([]);
  });
});

it('all charges together are capped at the amount of the loan', () => {
  const charged = { ...offer('2026-01-01', million + 100n), termDays: 2_000 };
  expect(findChargesAboveCaps(charged, caps, '2026-06-01')).toMatchObject([
    { kind: 'total', allowed: million, by: 100n },
  ]);
  expect(findChargesAboveCaps({ ...charged, charges: million }, caps, '2026-06-01')).toEqual([]);
});

it('charges in one sum are compared with the sum of both caps', () => {
  const both = { ...late('2026-03-01', 3_500_001n), borrowed: million, termDays: 30 };
  expect(findChargesAboveCaps(both, caps, '2026-03-06')).toEqual([]);
  expect(findChargesAboveCaps({ ...both, charges: 3_500_100n }, caps, '2026-03-06')).toMatchObject([
    { kind: 'benefit-and-late', allowed: 3_500_000n, by: 100n },
  ]);
});

const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-01-01', days));

always(
  'a late charge within the cap of each day is within the cap of their sum, and a rupiah a day more is not',
  [fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }), day, fc.integer({ min: 1, max: 700 })],
  (owed, dueOn, days) => {
    const percent = (date: string) => (date >= '2026-01-01' ? 1n : date >= '2025-01-01' ? 2n : 3n);
    const shares = Array.from({ length: days }, (_, index) => (owed * percent(addDays(dueOn, index + 1))) / 1_000n);
    const sum = shares.reduce((total, share) => total + share, 0n);
    const excess = (charges: bigint) =>
      findChargesAboveCaps(
        { ...late(dueOn, charges), borrowed: owed * 10n, late: [{ outstanding: owed, dueOn }] },
        caps,
        addDays(dueOn, days),
      );
    expect(excess(sum)).toEqual([]);
    expect(excess(sum + 100n * BigInt(days + 1))).toHaveLength(1);
  },
);

const charge = fc.bigInt({ min: 0n, max: 10n ** 10n });
always(
  'the excess is the charge minus the cap, and does not disappear with a higher charge',
  [charge, charge, day],
  (one, more, on) => {
    const [less = [], high = []] = [one, one + more].map((charges) =>
      findChargesAboveCaps(offer(on, charges), caps, on),
    );
    for (const { charged, allowed, by } of high) expect(charged - allowed).toBe(by);
    expect(high.length).toBeGreaterThanOrEqual(less.length);
  },
);
