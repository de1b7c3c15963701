import { always } from '@tests/support/always';
import fc from 'fast-check';
import { shownAmount, parseMinor, plainAmount, readShownAmount, sumMinor, totalOf } from './money';

it.each([
  [1_000_000n, 'IDR', 'Rp10.000'],
  [1_000_050n, 'IDR', 'Rp10.000,50'],
  [0n, 'IDR', 'Rp0'],
  [5n, 'IDR', 'Rp0,05'],
  [-150_000n, 'IDR', '-Rp1.500'],
  [1_000_000n, 'INR', '₹10,000'],
  [15_000_050n, 'INR', '₹1,50,000.50'],
  [99_900n, 'INR', '₹999'],
  [123_456_789_012_345_678_900n, 'INR', '₹12,34,56,78,90,12,34,56,789'],
  [123_456_789_012_345_678_900n, 'IDR', 'Rp1.234.567.890.123.456.789'],
  [1_000_000n, 'CNY', '¥10,000'],
] as const)('shownAmount shows %s minor units of %s as %s', (minor, currency, text) => {
  expect(shownAmount(minor, currency)).toBe(text);
});

const anyMinor = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
always('shownAmount shows every digit', [anyMinor, fc.constantFrom('IDR', 'INR', 'CNY')], (minor, currency) => {
  const digits = shownAmount(minor, currency).replace(/[^\d-]/g, '');
  expect(BigInt(digits) * (minor % 100n === 0n ? 100n : 1n)).toBe(minor);
});

it.each<[unknown, bigint | null]>([
  ['1000000', 1_000_000n],
  [' 42 ', 42n],
  ['-5', -5n],
  [12, 12n],
  ['12345678901234567890', 12_345_678_901_234_567_890n],
  ['155400000.00', 155_400_000n],
  ['155400000.000000', 155_400_000n],
  ['-5.00', -5n],
  ['0.000', 0n],
  ['155400000.50', null],
  ['155400000,00', null],
  ['999.000', null],
  ...['10.000', '10,5', '1e5', 'Rp10', '', '  ', '0x10', '1'.repeat(31)].map((value): [unknown, null] => [value, null]),
  ...[null, undefined, 1.5, Number.NaN, Infinity, {}].map((value): [unknown, null] => [value, null]),
])('parseMinor parses %s as %s', (value, expected) => expect(parseMinor(value)).toBe(expected));

type Sent = string | number | boolean | null;
const shownAsNothing = (broken: Sent): [Sent, string] => [broken, ''];

it.each<[Sent, bigint | string]>([
  ['segera', 'segera'],
  [' Rp10.000 ', 'Rp10.000'],
  // The thousands of a text, or a fraction of three digits: a number only if it cannot be the former.
  ['10.000', '10.000'],
  ['12.500', '12.500'],
  ['155400000.000', 155_400_000n],
  ['Rp12.50', 'Rp12.50'],
  ['12,50', '12,50'],
  ['Infinity pool', 'Infinity pool'],
  ...['NaN', '-Infinity', '1e+21', '1.5E21', 'Rp NaN', 'RpNaN.00', '₹-Infinity', 'Rp1e+21'].map(shownAsNothing),
  ...['12.50', '1234.5000', '-0.5'].map(shownAsNothing),
  ...['undefined', '[object Object]', null, true, Number.NaN, 1e21, 12.5].map(shownAsNothing),
])('readShownAmount shows %s as %s', (value, expected) => expect(readShownAmount(value)).toBe(expected));

always(
  'a number, as number or text, is an amount; any other text is shown as it is, or not at all',
  [anyMinor, fc.constantFrom('', '.0', '.00', '.0000'), fc.string({ maxLength: 12 })],
  (minor, zeros, text) => {
    for (const sent of [`${String(minor)}${zeros}`, ` ${String(minor)} `]) expect(readShownAmount(sent)).toBe(minor);
    if (Number.isSafeInteger(Number(minor))) expect(readShownAmount(Number(minor))).toBe(minor);
    expect(parseMinor(`${String(minor)},00`)).toBeNull();
    const shown = readShownAmount(text);
    if (parseMinor(text) === null) expect([text.trim(), '']).toContain(shown);
    else expect(shown).toBe(BigInt(text.trim().replace(/\.0*$/, '')));
  },
);

it.each([
  ['of two', [100n, 10n ** 20n], 10n ** 20n + 100n],
  ['of nothing', [0n], 0n],
  ['unless one is in words', [100n, 'soon'], null],
  ['unless one is missing', [100n, null], null],
  ['unless there is none', [], null],
])('totalOf adds payments: %s', (_, amounts, expected) => {
  expect(totalOf(amounts)).toBe(expected);
});

it('sumMinor of no amounts is zero', () => expect(sumMinor([])).toBe(0n));

it.each([
  [105_325_000n, '1053250'],
  [105_325_050n, '1053250.50'],
  [105n, '1.05'],
  [0n, '0'],
  [-2_500_00n, '-2500'],
  ['ask the counter', 'ask the counter'],
])('the amount %s is copied as %s', (amount, plain) => expect(plainAmount(amount)).toBe(plain));
