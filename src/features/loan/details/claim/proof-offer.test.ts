import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always } from '../../../../../tests/support/always';
import { proofText } from './proof-offer';

const facts = { amount: 'Rp1.554.000', code: '8881012345678901', place: 'ALFAMART', time: '2026-03-01 10:00:00' };

it('the text of a proof has amount, code, place and time', () => {
  expect(proofText(facts, ({ amount, code, place, time }) => `${amount}|${code}|${place}|${time}`)).toBe(
    'Rp1.554.000|8881012345678901|ALFAMART|2026-03-01 10:00:00',
  );
});

it('the text of a proof cuts the end of a value that is too long for the others', () => {
  const text = proofText(
    { ...facts, code: '9'.repeat(10_000) },
    ({ amount, code, place, time }) => `${code}|${amount}|${place}|${time}`,
  );
  expect(text).toContain('99…|Rp1.554.000|ALFAMART|2026-03-01 10:00:00');
});

it('the text of a proof has a hostile value on one line', () => {
  expect(proofText({ ...facts, place: 'A\n\n\tB' }, ({ place }) => place)).toBe('A B');
});

const any = fc.string({ unit: 'grapheme', maxLength: 300 });
always(
  'the text of a proof is never longer than a complaint, and never ends in half a character',
  [any, any, any, fc.string({ maxLength: 20 })],
  (amount, code, place, time) => {
    const text = proofText(
      { amount, code, place, time },
      (short) =>
        `I paid ${short.amount} at ${short.place} with the code ${short.code} on ${short.time}, but it does not show on my loan. Please check.`,
    );
    expect(text.length).toBeLessThanOrEqual(200);
    expect(encodeURIComponent(text)).not.toBe('');
  },
);
