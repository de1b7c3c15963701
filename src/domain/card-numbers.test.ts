import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideCardNumbers, maskCardNumber } from './card-numbers';
import { mask } from './mask/mask';
import { asciiDigits, passesLuhn } from './text/digits';

/** Card numbers as people and programs write them. Only numbers that networks publish for tests. */
const hidden: readonly [what: string, text: string, expected: string][] = [
  ['in one piece', '4111111111111111', '••••••••••••1111'],
  ['in a sentence', 'My card 4111 1111 1111 1111 was charged.', 'My card •••• •••• •••• 1111 was charged.'],
  ['with dashes', '4111-1111-1111-1111', '••••-••••-••••-1111'],
  ['with slashes', '4111/1111/1111/1111', '••••/••••/••••/1111'],
  ['with low lines', '4111_1111_1111_1111', '••••_••••_••••_1111'],
  ['with stars', '4111*1111*1111*1111', '••••*••••*••••*1111'],
  ['with commas', '4111, 1111, 1111, 1111', '••••, ••••, ••••, 1111'],
  ['over two lines', '4111 1111\n1111 1111', '•••• ••••\n•••• 1111'],
  ['over two lines of Windows', '411111111111\r\n1111', '••••••••••••\r\n1111'],
  ['with three blanks', '4111   1111   1111   1111', '••••   ••••   ••••   1111'],
  ['with narrow blanks', '4111\u202f1111\u202f1111\u202f1111', '••••\u202f••••\u202f••••\u202f1111'],
  ['with wide blanks', '4111\u30001111\u30001111\u30001111', '••••\u3000••••\u3000••••\u30001111'],
  ['with blanks of no width', '4111\u200b1111\u200b1111\u200b1111', '••••\u200b••••\u200b••••\u200b1111'],
  ['with signs of direction', '\u206641111111\u206911111111', '\u2066••••••••\u2069••••1111'],
  ['with an Arabic letter mark', '4111\u061c1111\u061c1111\u061c1111', '••••\u061c••••\u061c••••\u061c1111'],
  ['with fillers that nobody sees', '4111\ufe0f1111\u28001111\u034f1111', '••••\ufe0f••••\u2800••••\u034f1111'],
  ['with signs of a list', "4111'1111#1111=1111", "••••'••••#••••=1111"],
  ['with bullets', '4111•1111•1111•1111', `${'•'.repeat(15)}1111`],
  ['with line breaks of HTML', '4111<br>1111<br/>1111<BR />1111', '••••<••>••••<••/>••••<•• />1111'],
  ['in brackets', '[4111][1111][1111][1111]', '[••••][••••][••••][1111]'],
  ['on keys', '4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣', `${'•\ufe0f\u20e3'.repeat(12)}1️⃣1️⃣1️⃣1️⃣`],
  ['digit by digit', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '• • • • • • • • • • • • 1 1 1 1'],
  ['in full width', '卡号４１１１１１１１１１１１１１１１', '卡号••••••••••••１１１１'],
  ['in Devanagari', 'कार्ड ४१११ ११११ ११११ ११११', 'कार्ड •••• •••• •••• ११११'],
  ['in Arabic-Indic', '٤١١١١١١١١١١١١١١١', '••••••••••••١١١١'],
  ['in digits outside the first plane', '𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏', `${'••'.repeat(12)}𝟏𝟏𝟏𝟏`],
  ['of American Express', '3782 822463 10005', '•••• •••••• •0005'],
  ['of 13 digits', '4222222222222', '•••••••••2222'],
  ['of 19 digits', '6304 0000 0000 0000 000', '•••• •••• •••• •••0 000'],
  ['behind another number', '12 4111 1111 1111 1111', '12 •••• •••• •••• 1111'],
  ['twice', '4111111111111111 5500000000000004', '••••••••••••1111 ••••••••••••0004'],
];

describe('a card number', () => {
  it.each(hidden)('is masked %s, at every level', (_what, text, expected) => {
    expect(hideCardNumbers(text)).toBe(expected);
    expect(mask(text, 'cards').text).toBe(expected);
    expect(hideCardNumbers(expected)).toBe(expected);
    expect(asciiDigits(mask(text, 'all').text)).not.toMatch(/[0-9]{5}/);
  });

  it.each([
    '',
    'Order 00123',
    '+62 812-3456-7890',
    '2026-03-01 10:00:00',
    '4111 1111 1111 1112',
    'Rp1.554.000',
    'Rp100000\nRp200000\nRp400000',
    '100000 200000 300008',
    '₹4111 ₹1111 ₹1111 ₹1111',
    '600.000, 700.000, 800.005',
    '01/02/2026 03/04/2028',
    'order 20260301778896',
    'kode bayar 8808123456789012',
    '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13',
    '0000000000000000',
  ])('is not seen in %j', (text) => expect(hideCardNumbers(text)).toBe(text));

  it('stays where it is the number of an order', () => {
    expect(hideCardNumbers('4111111111111111, card 4111111111111111', ['4111111111111111'])).not.toContain('•');
    expect(hideCardNumbers('14111111111111111', ['4111111111111111'])).toBe('14111111111111111');
  });

  it('is masked as a whole where its field says what it is', () => {
    expect(maskCardNumber('411111111112')).toBe('••••••••1112');
  });

  const cards = fc.stringMatching(/^[1-69][0-9]{14}$/).map((body) => {
    const check = Array.from('0123456789').find((digit) => passesLuhn(body + digit)) ?? '';
    return body + check;
  });
  const signs = fc.string({
    unit: fc.constantFrom(...Array.from(" \t\n\u00a0\u2009\u202f\u3000\u200b\u2060.-–/_,;:|()'#=[]⁄│…\u061c\ufe0f")),
    maxLength: 6,
  });
  const zero = fc.constantFrom(0x30, 0xff10, 0x0966, 0x0660, 0x09e6);

  it('is hidden in whatever script and with whatever signs between its groups', () => {
    fc.assert(
      fc.property(cards, signs, zero, fc.constantFrom('', 'card: ', '银行卡'), (card, sign, from, before) => {
        const text = before + [0, 4, 8, 12].map((at) => card.slice(at, at + 4)).join(sign);
        const written = text.replace(/[0-9]/g, (digit) => String.fromCharCode(from + Number(digit)));
        const result = hideCardNumbers(written);
        expect(asciiDigits(result).replace(/[^0-9]/g, '')).toBe(card.slice(-4));
        expect(result).toHaveLength(written.length);
      }),
    );
  });
});
