import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialSelection,
  isAllSelected,
  isTappable,
  selectedTotal,
  togglePayAll,
  togglePeriod,
} from './installment-selection';

const period = (totalAmount: bigint, canClick = true) => ({ totalAmount, canClick });
const three = [period(100n), period(200n), period(300n)];

describe('instalment selection', () => {
  it('starts with the first period, and with none when nothing waits', () => {
    expect(initialSelection(three)).toBe(1);
    expect(initialSelection([])).toBe(0);
  });

  it('choosing a later period chooses all before it', () => {
    expect(togglePeriod(three, 1, 2)).toBe(3);
  });

  it('letting a period go lets those after it go', () => {
    expect(togglePeriod(three, 3, 1)).toBe(1);
    expect(togglePeriod(three, 3, 0)).toBe(0);
  });

  it('ignores a tap on a period the server keeps closed', () => {
    expect(togglePeriod([period(1n), period(2n, false)], 1, 1)).toBe(1);
    expect(isTappable([period(1n, false)], 0)).toBe(true);
  });

  it('pay-all chooses everything, then only the first again', () => {
    expect(togglePayAll(three, 1)).toBe(3);
    expect(togglePayAll(three, 3)).toBe(1);
    expect(togglePayAll([], 0)).toBe(0);
  });

  it('with a single period pay-all is already on', () => {
    expect(isAllSelected([period(5n)], 1)).toBe(true);
    expect(togglePayAll([period(5n)], 1)).toBe(1);
  });

  const periods = fc.array(
    fc.record({ totalAmount: fc.bigInt({ min: 0n, max: 10n ** 12n }), canClick: fc.boolean() }),
    { maxLength: 40 },
  );
  const taps = fc.array(fc.oneof(fc.nat(45), fc.constant('all' as const)));

  it('is always a prefix of the waiting periods, whatever is tapped', () => {
    fc.assert(
      fc.property(periods, taps, (list, sequence) => {
        let selected = initialSelection(list);
        for (const tap of sequence) {
          const before = selected;
          selected = tap === 'all' ? togglePayAll(list, selected) : togglePeriod(list, selected, tap);
          expect(selected).toBeGreaterThanOrEqual(0);
          expect(selected).toBeLessThanOrEqual(list.length);
          if (tap !== 'all' && !isTappable(list, tap)) expect(selected).toBe(before);
        }
        const chosen = list.slice(0, selected);
        expect(selectedTotal(list, selected)).toBe(chosen.reduce((sum, item) => sum + item.totalAmount, 0n));
        expect(isAllSelected(list, selected)).toBe(list.length > 0 && chosen.length === list.length);
      }),
    );
  });

  it('a second tap on the last chosen row undoes the first', () => {
    fc.assert(
      fc.property(periods, fc.nat(45), (list, index) => {
        fc.pre(isTappable(list, index));
        expect(togglePeriod(list, togglePeriod(list, index, index), index)).toBe(index);
      }),
    );
  });
});
