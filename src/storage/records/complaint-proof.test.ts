import { expect, it } from 'vitest';
import { emptyDraft, withProof } from './complaint-drafts';

const text = 'I paid Rp1 at X';
const now = 2_000;
const begun = { ...emptyDraft('1', 1_000), text: 'They called my boss' };
const sending = {
  ...emptyDraft('1', 1_000),
  attempt: { id: 'a', since: null, startedAt: 1_000, reached: 'images' as const, isUnderWay: true },
};

it('what is said about a payment is the text of a draft that says nothing yet', () => {
  expect(withProof(undefined, '1', text, now)).toMatchObject({
    orderNo: '1',
    text,
    proof: { text, isOffered: false },
    updatedAt: now,
  });
  expect(withProof({ ...begun, text: ' ' }, '1', text, now)).toMatchObject({ text, proof: { text, isOffered: false } });
});

it('the words about a payment keep the pictures and the conversation of such a draft', () => {
  const transcript = { startedAt: 1, lines: [] };
  expect(withProof({ ...emptyDraft('1', 1_000), transcript }, '1', text, now)).toMatchObject({ text, transcript });
});

it('the words about a payment never take the place of what the borrower wrote, nor of what is being sent', () => {
  expect(withProof(begun, '1', text, now)).toEqual({ ...begun, proof: { text, isOffered: true } });
  expect(withProof(sending, '1', text, now)).toEqual({ ...sending, proof: { text, isOffered: true } });
});

it('the same payment is not spoken of twice', () => {
  const once = withProof(undefined, '1', text, now);
  expect(withProof(once, '1', text, now + 1)).toEqual(once);
  expect(withProof({ ...once, text: `Hello. ${text}` }, '1', text, now)).toMatchObject({
    text: `Hello. ${text}`,
    proof: { isOffered: false },
  });
});
