import { always } from '@tests/support/always';
import fc from 'fast-check';
import { isMobile, maskedMobile, mobileDigits, mobileRules } from './mobile-number';

const { mainland, india, indonesia } = mobileRules;

describe('a mobile number', () => {
  it.each([
    ['mainland', true, '13800138000 19912345678 15000000000'],
    ['mainland', false, '1380013800 138001380000 12800138000 10800138000 23800138000 81234567890 1380013800a'],
    ['india', true, '9876543210 6000000000 7123456789'],
    ['india', false, '987654321 98765432101 5876543210 13800138000 081234567890'],
    ['indonesia', true, '0812345678 081234567890 0812345678901'],
    ['indonesia', false, '081234567 08123456789012 81234567890 021500000000 13800138000 9876543210'],
  ] as const)('of %s is valid (%s): %s', (market, expected, numbers) => {
    for (const number of numbers.split(' '))
      expect([number, isMobile(number, mobileRules[market])]).toEqual([number, expected]);
    expect(isMobile('', mobileRules[market])).toBe(false);
    expect(isMobile(` ${numbers.split(' ')[0] ?? ''}`, mobileRules[market])).toBe(false);
  });
});

describe('the digits of a mobile number', () => {
  it.each([
    ['mainland', '13912345678', '13912345678'],
    ['mainland', '139123456789', '13912345678'],
    ['mainland', '8613912345678', '13912345678'],
    ['mainland', '008613912345678', '13912345678'],
    ['mainland', '86', '86'],
    ['mainland', '62812345678901', '62812345678'],
    ['mainland', '', ''],
    ['india', '98765432101', '9876543210'],
    ['india', '919876543210', '9876543210'],
    ['india', '00919876543210', '9876543210'],
    ['india', '09876543210', '9876543210'],
    ['india', '9109876543210', '9876543210'],
    ['india', '9101234567', '9101234567'],
    ['india', '9123456789', '9123456789'],
    ['india', '13912345678', '1391234567'],
    ['indonesia', '08123456789012', '0812345678901'],
    ['indonesia', '6281234567890', '081234567890'],
    ['indonesia', '006281234567890', '081234567890'],
    ['indonesia', '62081234567890', '081234567890'],
    ['indonesia', '62', '62'],
    ['indonesia', '8613912345678', '8613912345678'],
  ] as const)('of %s: %s become %s, also key by key', (market, typed, expected) => {
    expect(mobileDigits(typed, mobileRules[market])).toBe(expected);
    if (!typed.startsWith('0')) {
      const byKey = Array.from(typed).reduce((digits, key) => mobileDigits(digits + key, mobileRules[market]), '');
      expect(byKey).toBe(expected);
    }
  });

  const digitsOf = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
  const number = fc.oneof(
    fc.tuple(fc.constant(mainland), fc.constantFrom('13', '15', '18', '19'), digitsOf(9)),
    fc.tuple(fc.constant(india), fc.constantFrom('6', '7', '8', '9', '91'), digitsOf(8)),
    fc.tuple(fc.constant(indonesia), fc.constantFrom('081', '0862'), digitsOf(8)),
  );
  always('of a valid number do not change', [number], ([rule, start, rest]) => {
    fc.pre(isMobile(start + rest, rule));
    expect(mobileDigits(start + rest, rule)).toBe(start + rest);
  });
});

it.each([
  ['13800138000', mainland, '138 **** 8000'],
  ['9876543210', india, '987 **** 3210'],
  ['081234567890', indonesia, '081 **** 7890'],
  ['138', mainland, ''],
])('of %s only both ends are shown, and nothing of an invalid number', (digits, rule, shown) => {
  expect(maskedMobile(digits, rule)).toBe(shown);
});
