import { always } from '@tests/support/always';
import fc from 'fast-check';
import { findSecrets } from './find-numbers';
import { mask, maskTotal } from './mask';

const masked = (text: string, known?: string[]) => mask(text, 'numbers', known).text;
const maskedForOthers = (text: string, known?: string[]) => mask(text, 'all', known).text;

describe('masking', () => {
  it.each([
    ['an Indonesian mobile', '081234567890', '•••••••••890'],
    ['one abroad', '+62 812 3456 7890', '+•• ••• •••• •890'],
    ['one abroad, no plus', '6281234567890', '••••••••••890'],
    ['one abroad, with its zero', '+62 0812 3456 7890', '+•• •••• •••• •890'],
    ['one with brackets', '(+62) 812-3456-7890', '(+••) •••-••••-•890'],
    ['one behind letters', 'WA08123456789', 'WA••••••••789'],
    ['one from a Chinese keyboard', '０８１２３４５６７８９０', '•••••••••８９０'],
    ['an Indian mobile', '9876543210', '•••••••210'],
    ['one in halves', '98765 43210', '••••• ••210'],
    ['one abroad', '+91-98765-43210', '+••-•••••-••210'],
    ['one with its zero', '09876543210', '••••••••210'],
    ['a Chinese mobile', '13800138000', '••••••••000'],
    ['one in groups', '138 0013 8000', '••• •••• •000'],
    ['one abroad', '+86 138-0013-8000', '+•• •••-••••-•000'],
  ])('phone: %s', (_name, text, expected) => {
    expect(mask(text, 'numbers')).toEqual({ text: expected, count: { phone: 1, card: 0, id: 0 } });
  });

  it('card', () => {
    const count = { phone: 0, card: 1, id: 0 };
    expect(mask('100 4111 1111 1111 1111', 'numbers')).toEqual({ text: '100 •••• •••• •••• 1111', count });
  });

  it.each([
    ['NIK', '3171234567890123', '••••••••••••••23'],
    ['NIK in groups', '3171 2345 6789 0123', '•••• •••• •••• ••23'],
    ['Aadhaar', '2345 6789 0123', '•••• •••• ••23'],
    ['Aadhaar, joined', '234567890123', '••••••••••23'],
    ['PAN', 'pan ABCDE1234F!', 'pan ••••••••4F!'],
    ['PAN in small letters', 'abcde1234f', '••••••••4f'],
    ['Chinese identity number', '11010519491231002X', '••••••••••••••••2X'],
    ['one of digits only', '440308199901101512', '••••••••••••••••12'],
    ['one in groups', '110105 19491231 002x', '•••••• •••••••• ••2x'],
  ])('identity: %s', (_name, text, expected) => {
    expect(mask(text, 'numbers')).toEqual({ text: expected, count: { phone: 0, card: 0, id: 1 } });
  });

  const amounts = ['Rp15.000.000', 'Rp 1.500.000.000', '₹1,50,000'];
  const dates = ['2026-03-01 10:30', '2026-03-01 10:30:59', '01/02/2026', 'dalam 3 x 24 jam, 91 sampai 365 hari'];
  it.each([...amounts, ...dates, 'ABCDE1234FG', 'versi 1.10.2', ''])('leaves %j as it is', (text) => {
    expect(mask(text, 'numbers')).toEqual({ text, count: { phone: 0, card: 0, id: 0 } });
  });

  it('does not mask known order numbers, but masks a number that contains one', () => {
    const order = '08123456789012';
    expect(masked(`Order ${order}, telp 081234567890`, [order])).toBe(`Order ${order}, telp •••••••••890`);
    expect(masked(`${order} 081234567890`, [order])).toBe(`${order} •••••••••890`);
    expect(masked('081234567890', ['1234'])).toBe('•••••••••890');
  });

  it('masks a number after 20,000 single digits', () => {
    const counting = '1 '.repeat(20_000);
    expect(masked(`${counting}081234567890`)).toBe(`${counting}•••••••••890`);
  });

  const noise = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -.()+Xxab,:•\n８８')), maxLength: 60 });

  always('changes letters and digits only, keeps the length, and changes nothing in a masked text', [noise], (text) => {
    const result = masked(text);
    expect(result).toHaveLength(text.length);
    for (let at = 0; at < text.length; at += 1) if (result[at] !== text[at]) expect(result[at]).toBe('•');
    expect(masked(result)).toBe(result);
  });

  const digits = fc.stringMatching(/^08[1-9][0-9]{7,9}$/);
  const grouping = fc.constantFrom([20], [4, 4, 4, 4], [3, 4, 4, 4], [4, 3, 3, 3]);
  always(
    'hides every mobile number in any groups',
    [digits, grouping, fc.constantFrom(' ', '-', '.')],
    (number, sizes, separator) => {
      let rest = number;
      const parts = sizes.flatMap((size) => {
        const part = rest.slice(0, size);
        rest = rest.slice(size);
        return part === '' ? [] : [part];
      });
      fc.pre(parts.every((part) => part.length > 1));
      const text = `Nomor saya ${parts.join(separator)} terima kasih`;
      expect(masked(text).replace(/\D/g, '')).toBe(number.slice(-3));
    },
  );

  always('finds places in order that do not overlap', [noise], (text) => {
    const secrets = findSecrets(text);
    secrets.forEach(({ start, end }, index) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(secrets[index - 1]?.end ?? 0);
    });
    expect(maskTotal(mask(text, 'numbers').count)).toBe(secrets.length);
  });
});

describe('masking for other people', () => {
  it.each([
    ['a telephone number', 'call 081234567890', 'call •••••••••890'],
    ['a card number', 'card 4111 2222 3333 4448', 'card •••• •••• •••• 4448'],
    ['an e-mail address', 'write to budi.s+x@mail.example.co.id please', 'write to b•••.•••@••••.•••••••.••.id please'],
    ['one of one letter', 'a@b.id', 'a@•.id'],
    ['a UPI address', 'I paid from rahul.kumar-1@okaxis.', 'I paid from r••••.•••••••@okaxis.'],
    ['one of a telephone number', '9876543210@ybl', '•••••••2••@ybl'],
    ['a code that is named', 'Your OTP is 123456.', 'Your OTP is ••••••.'],
    ['one in two pieces', 'OTP 123 456', 'OTP ••• •••'],
    ['one of eight digits', 'OTP 1234-0000', 'OTP ••••-••••'],
    ['one in Indonesian', 'kode verifikasi: 4821', 'kode verifikasi: ••••'],
    ['one in Chinese', '验证码是 123456', '验证码是 ••••••'],
    ['one on the next line', 'Kode OTP:\n482913', 'Kode OTP:\n••••••'],
    ['one before its name', '482913 is your OTP', '•••••• is your OTP'],
    ['one first, Indonesian', 'Masuk: 482913 adalah kode verifikasi Anda', 'Masuk: •••••• adalah kode verifikasi Anda'],
    ['one first, Hindi', '४८२९१३ आपका ओटीपी है', '•••••• आपका ओटीपी है'],
    ['one first, Chinese', '482913是您的验证码', '••••••是您的验证码'],
    ['a long number', 'bill 390100771234567 paid', 'bill ••••••••••••567 paid'],
    ['a long number at the start', '123456789', '••••••789'],
  ])('hides %s', (_, text, expected) => {
    expect(maskedForOthers(text)).toBe(expected);
    expect(mask(text, 'all').count).not.toEqual({ phone: 0, card: 0, id: 0 });
  });

  it.each([
    ['amounts', 'Rp1.554.000 and ₹1,50,000.50'],
    ['a date', '2026-03-01 10:30:00'],
    ['short numbers', 'paid 1554000 twice, on day 30'],
    ['a sentence with an at', 'we met @ 5, at the bank, 3 pcs@5000, follow @demobank'],
    ['an amount in a sentence with a code', 'Bayar 1250000 dengan OTP'],
    ['an amount before the sentence of a code', '1250000 is due. Your OTP did not come'],
    ['a code that is a word', 'the dress code for 2 people'],
  ])('leaves %s', (_, text) => expect(maskedForOthers(text)).toBe(text));

  it('does not mask the number of the order', () => {
    expect(maskedForOthers('order 20260301778899 paid', ['20260301778899'])).toBe('order 20260301778899 paid');
  });

  const known = fc.constantFrom('OTP 1234', 'x@y.id', 'xy@upi', '123456789012');
  const texts = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[\d .@a-z-]{0,30}$/), known));

  always('keeps the length of every text, and changes nothing in a masked text', [texts], (parts) => {
    const text = parts.join(' ');
    const once = maskedForOthers(text);
    expect(once).toHaveLength(text.length);
    expect(maskedForOthers(once)).toBe(once);
  });
});
