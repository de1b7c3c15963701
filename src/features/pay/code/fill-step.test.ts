import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../tests/support/always';
import { fillStep, markValues } from './pay-steps';

const values = { vcode: '3901012345678901', amount: 'Rp1.053.250', place: 'BCA' };

describe('filling a step', () => {
  it.each([
    ['Masukkan {vcode}', 'Masukkan 3901012345678901'],
    ['Enter {number} and pay {amount}.', 'Enter 3901012345678901 and pay Rp1.053.250.'],
    ['{ amount } at {place}', 'Rp1.053.250 at BCA'],
    ['{vcode}{vcode}', '39010123456789013901012345678901'],
    ['Press {OK}, then {constructor}', 'Press {OK}, then {constructor}'],
    ['Plain text', 'Plain text'],
    ['<b>{amount}</b>', '<b>Rp1.053.250</b>'],
    ['{amount', '{amount'],
    ['', ''],
  ])('turns %j into %j', (step, filled) => {
    expect(fillStep(step, values)).toBe(filled);
  });

  it('leaves the braces where a value is not known', () => {
    expect(fillStep('Pay {amount}', { ...values, amount: '' })).toBe('Pay {amount}');
  });

  it('does not read meaning into a value', () => {
    expect(fillStep('Pay {amount} to {vcode}', { ...values, amount: '$& {vcode}' })).toBe(
      'Pay $& {vcode} to 3901012345678901',
    );
  });
});

describe('marking number and amount in a step', () => {
  it('finds them wherever they stand', () => {
    expect(markValues('Enter 3901012345678901, pay Rp1.053.250.', values)).toEqual([
      { at: 0, text: 'Enter ', strong: false },
      { at: 6, text: '3901012345678901', strong: true },
      { at: 22, text: ', pay ', strong: false },
      { at: 28, text: 'Rp1.053.250', strong: true },
      { at: 39, text: '.', strong: false },
    ]);
  });

  it('marks nothing when there is nothing to mark', () => {
    expect(markValues('Keep the receipt.', { vcode: '', amount: '', place: '' })).toEqual([
      { at: 0, text: 'Keep the receipt.', strong: false },
    ]);
  });

  always('loses no character', [fc.string(), fc.string(), fc.string()], (step, vcode, amount) => {
    expect(
      markValues(step, { vcode, amount, place: '' })
        .map((part) => part.text)
        .join(''),
    ).toBe(step);
  });
});
