import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passesLuhn } from './digits';
import { hideCardNumbers } from './hide-card-numbers';

it.each([
  ['in one piece', '4111111111111111', '•••• 1111'],
  ['in groups', 'My card 4111 1111 1111 1111 was charged', 'My card •••• 1111 was charged'],
  ['with dashes', '4111-1111-1111-1111.', '•••• 1111.'],
  ['in full-width digits', '卡号４１１１１１１１１１１１１１１１', '卡号•••• 1111'],
  ['twice', '4111111111111111 5500000000000004', '•••• 1111 •••• 0004'],
  ['after another number', '12 4111 1111 1111 1111', '12 •••• 1111'],
])('hides a card number %s', (_where, text, hidden) => {
  expect(hideCardNumbers(text)).toBe(hidden);
});

it.each(['', 'Order 00123', '+62 812-3456-7890', '2026-03-01 10:00:00', '4111 1111 1111 1112', 'Rp1.554.000'])(
  'leaves "%s" as it is',
  (text) => {
    expect(hideCardNumbers(text)).toBe(text);
  },
);

it('never leaves a card number standing alone, whatever is around it', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const card = fc.array(digit, { minLength: 12, maxLength: 18 }).map((digits) => {
    const body = digits.join('');
    return Array.from({ length: 10 }, (_, check) => `${body}${String(check)}`).find(passesLuhn) ?? '';
  });
  fc.assert(
    fc.property(
      card,
      fc.constantFrom('', 'card: ', '(', '银行卡'),
      fc.constantFrom('', ' please', ')', '。'),
      (number, before, after) => {
        expect(hideCardNumbers(`${before}${number}${after}`)).toBe(`${before}•••• ${number.slice(-4)}${after}`);
      },
    ),
  );
});
