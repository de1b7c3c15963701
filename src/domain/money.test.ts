import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatTwoDecimals, parseMinor, sumMinor, totalOf } from './money';

describe('formatMoney', () => {
  it.each([
    [1_000_000n, 'IDR', 'Rp10.000'],
    [1_000_050n, 'IDR', 'Rp10.000,50'],
    [0n, 'IDR', 'Rp0'],
    [5n, 'IDR', 'Rp0,05'],
    [-150_000n, 'IDR', '-Rp1.500'],
    [1_000_000n, 'INR', '₹10,000'],
    [15_000_000n, 'INR', '₹1,50,000'],
    [15_000_050n, 'INR', '₹1,50,000.50'],
    [99_900n, 'INR', '₹999'],
    [123_456_789_012_345_678_900n, 'INR', '₹12,34,56,78,90,12,34,56,789'],
    [123_456_789_012_345_678_900n, 'IDR', 'Rp1.234.567.890.123.456.789'],
    [1_000_000n, 'CNY', '¥10,000'],
  ] as const)('shows %s minor units of %s as %s', (minor, currency, text) => {
    expect(formatMoney({ minor, currency })).toBe(text);
  });

  it('never loses a digit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
        fc.constantFrom('IDR', 'INR', 'CNY'),
        (minor, currency) => {
          const text = formatMoney({ minor, currency });
          const hasFraction = minor % 100n !== 0n;
          const digits = text.replace(/[^\d-]/g, '');
          expect(BigInt(digits) * (hasFraction ? 1n : 100n)).toBe(minor);
        },
      ),
    );
  });
});

describe('parseMinor', () => {
  it.each([
    ['1000000', 1_000_000n],
    [' 42 ', 42n],
    ['-5', -5n],
    [12, 12n],
    ['12345678901234567890', 12_345_678_901_234_567_890n],
  ])('reads %s', (value, expected) => {
    expect(parseMinor(value)).toBe(expected);
  });

  it.each([
    '10.000',
    '10,5',
    '1e5',
    'Rp10',
    '',
    '  ',
    '0x10',
    null,
    undefined,
    1.5,
    Number.NaN,
    Infinity,
    {},
    '1'.repeat(31),
  ])('refuses %s', (value) => {
    expect(parseMinor(value)).toBeNull();
  });
});

describe('formatTwoDecimals', () => {
  it.each([
    ['1000000', '10.000.00'],
    ['123456789', '1.234.567.89'],
    ['5', '0.05'],
    ['-150', '-1.50'],
    ['segera', 'segera'],
    ['10.5', '10.5'],
    ['', ''],
  ])('turns %s into %s', (text, expected) => {
    expect(formatTwoDecimals(text)).toBe(expected);
  });
});

it('sums amounts', () => {
  expect(sumMinor([])).toBe(0n);
  expect(sumMinor([1n, 2n, 10n ** 20n])).toBe(10n ** 20n + 3n);
});

describe('what is repaid', () => {
  it.each([
    ['of two', [100n, 50n], 150n],
    ['of nothing', [0n], 0n],
    ['unless one is in words', [100n, 'soon'], null],
    ['unless there is none', [], null],
  ])('adds up to the sum of the payments: %s', (_, amounts, expected) => {
    expect(totalOf(amounts.map((amount) => ({ amount })))).toBe(expected);
  });
});
