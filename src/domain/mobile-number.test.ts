import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from './market';
import { isMobile, maskedMobile, mobileDigits, mobileRule } from './mobile-number';

const mainland = mobileRule(markets.mainland);
const india = mobileRule(markets.india);
const indonesia = mobileRule(markets.indonesia);

describe('a mobile number', () => {
  it.each(['13800138000', '19912345678', '15000000000'])('may be %s', (digits) => {
    expect(isMobile(digits, mainland)).toBe(true);
  });

  it.each([
    '',
    '1380013800',
    '138001380000',
    '12800138000',
    '10800138000',
    '23800138000',
    '81234567890',
    ' 13800138000',
    '1380013800a',
  ])('is not %j', (digits) => {
    expect(isMobile(digits, mainland)).toBe(false);
  });

  it.each(['9876543210', '6000000000', '7123456789'])('of India may be %s', (digits) => {
    expect(isMobile(digits, india)).toBe(true);
  });

  it.each(['', '987654321', '98765432101', '5876543210', '13800138000', '081234567890'])(
    'of India is not %j',
    (digits) => {
      expect(isMobile(digits, india)).toBe(false);
    },
  );

  it.each(['0812345678', '081234567890', '0812345678901'])('of Indonesia may be %s', (digits) => {
    expect(isMobile(digits, indonesia)).toBe(true);
  });

  it.each(['', '081234567', '08123456789012', '81234567890', '021500000000', '13800138000', '9876543210'])(
    'of Indonesia is not %j',
    (digits) => {
      expect(isMobile(digits, indonesia)).toBe(false);
    },
  );
});

describe('the digits of a mobile number', () => {
  it.each([
    ['13912345678', '13912345678'],
    ['139123456789', '13912345678'],
    ['8613912345678', '13912345678'],
    ['008613912345678', '13912345678'],
    ['86', '86'],
    ['62812345678901', '62812345678'],
    ['', ''],
  ])('%s become %s', (typed, kept) => {
    expect(mobileDigits(typed, mainland)).toBe(kept);
  });

  it.each([
    ['9876543210', '9876543210'],
    ['98765432101', '9876543210'],
    ['919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9123456789', '9123456789'],
    ['13912345678', '1391234567'],
  ])('of India: %s become %s', (typed, kept) => {
    expect(mobileDigits(typed, india)).toBe(kept);
  });

  it.each([
    ['081234567890', '081234567890'],
    ['08123456789012', '0812345678901'],
    ['6281234567890', '081234567890'],
    ['006281234567890', '081234567890'],
    ['62081234567890', '081234567890'],
    ['62', '62'],
    ['8613912345678', '8613912345678'],
  ])('of Indonesia: %s become %s', (typed, kept) => {
    expect(mobileDigits(typed, indonesia)).toBe(kept);
  });

  it.each([
    ['mainland', mainland, '8613912345678', '13912345678'],
    ['india', india, '919876543210', '9876543210'],
    ['indonesia', indonesia, '6281234567890', '081234567890'],
  ] as const)('are the same with the country code typed key by key, as in %s', (_, rule, typed, kept) => {
    expect(Array.from(typed).reduce((digits, key) => mobileDigits(digits + key, rule), '')).toBe(kept);
  });

  it('never turn one whole number into another', () => {
    const digitsOf = (length: number) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
    const number = fc.oneof(
      fc.tuple(fc.constant(mainland), fc.constantFrom('13', '15', '18', '19'), digitsOf(9)),
      fc.tuple(fc.constant(india), fc.constantFrom('6', '7', '8', '9', '91'), digitsOf(8)),
      fc.tuple(fc.constant(indonesia), fc.constantFrom('081', '0862'), digitsOf(8)),
    );
    fc.assert(
      fc.property(number, ([rule, start, rest]) => {
        fc.pre(isMobile(start + rest, rule));
        expect(mobileDigits(start + rest, rule)).toBe(start + rest);
      }),
    );
  });
});

describe('a masked number', () => {
  it('shows both ends only', () => {
    expect(maskedMobile('13800138000', mainland)).toBe('138 **** 8000');
    expect(maskedMobile('9876543210', india)).toBe('987 **** 3210');
    expect(maskedMobile('081234567890', indonesia)).toBe('081 **** 7890');
  });

  it('is nothing for what is no number', () => {
    expect(maskedMobile('138', mainland)).toBe('');
  });
});
