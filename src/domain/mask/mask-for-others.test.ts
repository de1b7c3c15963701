import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../tests/support/always';
import { maskForOthers } from './mask-for-others';

const masked = (text: string, known?: string[]) => maskForOthers(text, known).text;

describe('masking for other people', () => {
  it.each([
    ['a telephone number', 'call 081234567890', 'call •••••••••890'],
    ['a card number', 'card 4111 2222 3333 4448', 'card •••• •••• •••• 4448'],
    ['an e-mail address', 'write to budi.s+x@mail.example.co.id please', 'write to b•••.•••@••••.•••••••.••.id please'],
    ['one of one letter', 'a@b.id', 'a@•.id'],
    ['a code that is named', 'Your OTP is 123456.', 'Your OTP is ••••••.'],
    ['one in two pieces', 'OTP 123 456', 'OTP ••• •••'],
    ['one of eight digits', 'OTP 1234-0000', 'OTP ••••-••••'],
    ['one in Indonesian', 'kode verifikasi: 4821', 'kode verifikasi: ••••'],
    ['one in Chinese', '验证码是 123456', '验证码是 ••••••'],
    ['one on the next line', 'Kode OTP:\n482913', 'Kode OTP:\n••••••'],
    ['one before its name', '482913 is your OTP', '•••••• is your OTP'],
    [
      'one before its name in Indonesian',
      'Masuk: 482913 adalah kode verifikasi Anda',
      'Masuk: •••••• adalah kode verifikasi Anda',
    ],
    ['one before its name in Hindi', '४८२९१३ आपका ओटीपी है', '•••••• आपका ओटीपी है'],
    ['one before its name in Chinese', '482913是您的验证码', '••••••是您的验证码'],
    ['a long number', 'bill 390100771234567 paid', 'bill ••••••••••••567 paid'],
    ['a long number at the start', '123456789', '••••••789'],
  ])('hides %s', (_, text, expected) => {
    expect(masked(text)).toBe(expected);
    expect(maskForOthers(text).count).not.toEqual({ phone: 0, card: 0, id: 0 });
  });

  it.each([
    ['amounts', 'Rp1.554.000 and ₹1,50,000.50'],
    ['a date', '2026-03-01 10:30:00'],
    ['short numbers', 'paid 1554000 twice, on day 30'],
    ['a sentence with an at', 'we met @ 5, at the bank'],
    ['an amount in a sentence with a code', 'Bayar 1250000 dengan OTP'],
    ['an amount before the sentence of a code', '1250000 is due. Your OTP did not come'],
    ['a code that is a word', 'the dress code for 2 people'],
  ])('leaves %s', (_, text) => expect(masked(text)).toBe(text));

  it('leaves the numbers of the order, wherever they stand', () => {
    expect(masked('order 20260301778899 paid', ['20260301778899'])).toBe('order 20260301778899 paid');
    expect(masked('not 20260301778899', ['2026030177'])).toBe('not •••••••••••899');
  });

  always(
    'keeps the length of every text, and finds nothing a second time',
    [
      fc.array(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^[\d .@a-z-]{0,30}$/),
          fc.constantFrom('OTP 1234', 'x@y.id', '123456789012'),
        ),
      ),
    ],
    (parts) => {
      const text = parts.join(' ');
      const once = masked(text);
      expect(once).toHaveLength(text.length);
      expect(masked(once)).toBe(once);
    },
  );
});
