import { expect, it } from 'vitest';
import { withProof } from './complaint-proof';

const text = 'I paid Rp1 at X';
const now = 2_000;
const empty = { text: '', attempt: null, proof: null, updatedAt: 1_000 };
const begun = { ...empty, text: 'They called my boss' };
const sending = { ...empty, attempt: { id: 'a' } };

it('what is said about a payment is the text of a draft that says nothing yet', () => {
  expect(withProof(empty, text, now)).toMatchObject({
    text,
    proof: { text, isOffered: false, about: 'payment' },
    updatedAt: now,
  });
  expect(withProof({ ...begun, text: ' ' }, text, now)).toMatchObject({
    text,
    proof: { text, isOffered: false, about: 'payment' },
  });
});

it('the words about a payment keep the pictures and the conversation of such a draft', () => {
  const transcript = { startedAt: 1, lines: [] };
  expect(withProof({ ...empty, transcript }, text, now)).toMatchObject({ text, transcript });
});

it('the words about a payment never take the place of what the borrower wrote, nor of what is being sent', () => {
  expect(withProof(begun, text, now)).toEqual({ ...begun, proof: { text, isOffered: true, about: 'payment' } });
  expect(withProof(sending, text, now)).toEqual({ ...sending, proof: { text, isOffered: true, about: 'payment' } });
});

it('the same payment is not spoken of twice', () => {
  const once = withProof(empty, text, now);
  expect(withProof(once, text, now + 1)).toEqual(once);
  expect(withProof({ ...once, text: `Hello. ${text}` }, text, now)).toMatchObject({
    text: `Hello. ${text}`,
    proof: { isOffered: false, about: 'payment' },
  });
});

it('says what the complaint is about', () => {
  expect(withProof(begun, text, now, 'hardship').proof).toEqual({ text, isOffered: true, about: 'hardship' });
});
