import { always } from '@tests/support/always';
import fc from 'fast-check';
import { initialSelection, isTappable, togglePayAll, togglePeriod } from './installment-selection';

const period = (total: bigint, canClick = true) => ({ total, canClick });
const three = [period(100n), period(200n), period(300n)];

describe('instalment selection', () => {
  it.each([
    ['a later period chooses all before it', () => togglePeriod(three, 1, 2), 3],
    ['a chosen period removes those after it', () => togglePeriod(three, 3, 1), 1],
    ['the first chosen period removes all', () => togglePeriod(three, 3, 0), 0],
    ['a period that the server closed changes nothing', () => togglePeriod([period(1n), period(2n, false)], 1, 1), 1],
    ['"all" chooses everything', () => togglePayAll(three, 1), 3],
    ['"all" once more chooses only the first', () => togglePayAll(three, 3), 1],
    ['"all" with nothing to pay chooses nothing', () => togglePayAll([], 0), 0],
    ['"all" with a single period keeps it', () => togglePayAll([period(5n)], 1), 1],
  ])('a tap on %s', (_, tap, expected) => expect(tap()).toBe(expected));

  it('starts with the first period, which can always be tapped, or with none if none is unpaid', () => {
    expect(initialSelection(three)).toBe(1);
    expect(initialSelection([])).toBe(0);
    expect(isTappable([period(1n, false)], 0)).toBe(true);
  });

  const periods = fc.array(fc.record({ total: fc.bigInt({ min: 0n, max: 10n ** 12n }), canClick: fc.boolean() }), {
    maxLength: 40,
  });
  const taps = fc.array(fc.oneof(fc.nat(45), fc.constant('all' as const)));

  always('is a prefix of the unpaid periods after any taps', [periods, taps], (list, sequence) => {
    let selected = initialSelection(list);
    for (const tap of sequence) {
      const before = selected;
      selected = tap === 'all' ? togglePayAll(list, selected) : togglePeriod(list, selected, tap);
      expect(selected).toBeGreaterThanOrEqual(0);
      expect(selected).toBeLessThanOrEqual(list.length);
      if (tap !== 'all' && !isTappable(list, tap)) expect(selected).toBe(before);
    }
  });

  always('a second tap on the last chosen row undoes the first', [periods, fc.nat(45)], (list, index) => {
    fc.pre(isTappable(list, index));
    expect(togglePeriod(list, togglePeriod(list, index, index), index)).toBe(index);
  });
});
