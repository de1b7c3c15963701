import { describe, expect, it } from 'vitest';
import { groupInFours } from '@/platform/i18n/figures';
import { amountOf, bareCode, plainAmount } from './code-text';

describe('codes', () => {
  it.each([
    ['3901012345678901', '3901 0123 4567 8901'],
    ['39010123456789012', '3901 0123 4567 8901 2'],
    ['123', '123'],
    ['1234', '1234'],
    ['AB12CD34', 'AB12 CD34'],
    ['88 108-123', '8810 8-12 3'],
    ['', ''],
  ])('writes %j as %j', (code, grouped) => {
    expect(groupInFours(code)).toBe(grouped);
  });

  it('never cuts a character in two', () => {
    expect(groupInFours('😀😀😀😀😀')).toBe('😀😀😀😀 😀');
  });

  it('takes the spaces out for copying', () => {
    expect(bareCode(' 3901 0123 4567 ')).toBe('390101234567');
  });
});

describe('amounts for copying', () => {
  it.each([
    [105_325_000n, '1053250'],
    [105_325_050n, '1053250.50'],
    [105n, '1.05'],
    [0n, '0'],
    [-2_500_00n, '-2500'],
    ['ask the counter', 'ask the counter'],
  ])('writes %s as %s', (amount, plain) => {
    expect(plainAmount(amount)).toBe(plain);
  });

  it('reads a saved amount back as it was', () => {
    expect(amountOf('105325000')).toBe(105_325_000n);
    expect(amountOf('Rp 10.000')).toBe('Rp 10.000');
    expect(amountOf('')).toBe('');
  });
});
