import { always } from '@tests/support/always';
import fc from 'fast-check';
import { hideCardNumbers, shownCardDigits } from './card-numbers';
import { maskNumber } from './long-numbers';
import { mask } from './mask/mask';
import { asciiDigits, passesLuhn } from './text/digits';

/** Card numbers as people and programs write them. Only numbers that networks publish for tests. */
const hidden: readonly [what: string, text: string, expected: string][] = [
  ['over two lines of Windows', '411111111111\r\n1111', '••••••••••••\r\n1111'],
  ['with bullets', '4111•1111•1111•1111', `${'•'.repeat(15)}1111`],
  ['with line breaks of HTML', '4111<br>1111<br/>1111<BR />1111', '••••<••>••••<••/>••••<•• />1111'],
  ['as emoji of keys', '4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣', `${'•\ufe0f\u20e3'.repeat(12)}1️⃣1️⃣1️⃣1️⃣`],
  ['digit by digit', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '• • • • • • • • • • • • 1 1 1 1'],
  ['in digits outside the basic plane', '𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏', `${'••'.repeat(12)}𝟏𝟏𝟏𝟏`],
  ['of American Express', '3782 822463 10005', '•••• •••••• •0005'],
  ['of 13 digits', '4222222222222', '•••••••••2222'],
  ['of 19 digits', '6304 0000 0000 0000 000', '•••• •••• •••• •••0 000'],
  ['behind another number', '12 4111 1111 1111 1111', '12 •••• •••• •••• 1111'],
  ['twice', '4111111111111111 5500000000000004', '••••••••••••1111 ••••••••••••0004'],
];

function expectMasked(text: string, expected: string): void {
  expect(hideCardNumbers(text)).toBe(expected);
  expect(mask(text, 'cards').text).toBe(expected);
  expect(hideCardNumbers(expected)).toBe(expected);
  expect(asciiDigits(mask(text, 'all').text)).not.toMatch(/[0-9]{5}/);
}

describe('a card number', () => {
  it.each(hidden)('is masked %s, at every level', (_what, text, expected) => expectMasked(text, expected));

  it.each([
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
  ])('is not found in %j', (text) => expect(hideCardNumbers(text)).toBe(text));

  it('stays if it is the number of an order', () => {
    expect(hideCardNumbers('4111111111111111, card 4111111111111111', ['4111111111111111'])).not.toContain('•');
    expect(hideCardNumbers('14111111111111111', ['4111111111111111'])).toBe('14111111111111111');
  });

  it('is masked with a wrong check digit in a field for card numbers', () => {
    expect(maskNumber('411111111112', shownCardDigits)).toBe('••••••••1112');
  });

  const cards = fc.stringMatching(/^[1-69][0-9]{14}$/).map((body) => {
    const check = Array.from('0123456789').find((digit) => passesLuhn(body + digit)) ?? '';
    return body + check;
  });
  /** Signs of each kind that people write between groups, visible or not. */
  const signs = fc.string({
    unit: fc.constantFrom(
      ...Array.from(" \t\r\n\u00a0\u2009\u202f\u3000\u200b\u2060.-–/_,;:|()'#=*[]⁄│…\u061c\u2066\u2800\u034f\ufe0f"),
    ),
    maxLength: 6,
  });
  const zero = fc.constantFrom(0x30, 0xff10, 0x0966, 0x0660, 0x09e6);

  always(
    'is masked in any script and with any signs between its groups',
    [cards, signs, zero, fc.constantFrom('', 'card: ', '银行卡')],
    (card, sign, from, before) => {
      const inScript = (digits: string) =>
        digits.replace(/[0-9]/g, (digit) => String.fromCharCode(from + Number(digit)));
      const groups = [0, 4, 8, 12].map((at) => inScript(card.slice(at, at + 4)));
      expectMasked(before + groups.join(sign), before + ['••••', '••••', '••••', groups[3]].join(sign));
    },
  );
});
