import { describe, expect, it } from 'vitest';
import { isMobile, maskedMobile, mobileDigits } from './mobile-number';

describe('a mobile number', () => {
  it.each(['13800138000', '19912345678', '15000000000'])('may be %s', (digits) => {
    expect(isMobile(digits)).toBe(true);
  });

  it.each(['', '1380013800', '138001380000', '12800138000', '10800138000', '23800138000', '81234567890', ' 13800138000', '1380013800a'])('is not %j', (digits) => {
    expect(isMobile(digits)).toBe(false);
  });
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
    expect(mobileDigits(typed)).toBe(kept);
  });
});

describe('a masked number', () => {
  it('shows both ends only', () => {
    expect(maskedMobile('13800138000')).toBe('138 **** 8000');
  });

  it('is nothing for what is no number', () => {
    expect(maskedMobile('138')).toBe('');
  });
});
