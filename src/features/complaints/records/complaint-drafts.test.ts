import { addProof, emptyDraft } from './complaint-drafts';

const text = 'I paid Rp1 at X';
const now = 2_000;
const empty = emptyDraft('1', 1_000);
const begun = { ...empty, text: 'They called my boss' };

it.each([
  ['empty', empty],
  ['of a blank', { ...begun, text: ' ' }],
  ['with a conversation', { ...empty, transcript: { startedAt: 1, asked: '', topic: '', lines: [] } }],
])('the words about a payment become the text of a draft that is %s', (_, draft) => {
  const proof = { text, isOffered: false, paymentId: 'a' };
  expect(addProof(draft, text, now, 'a')).toEqual({ ...draft, text, proof, updatedAt: now });
});

it.each([
  ['what the borrower wrote', begun, 'a'],
  ['what the borrower wrote about a hardship', begun, null],
] as const)('the words about a payment do not replace %s', (_, draft, paymentId) => {
  expect(addProof(draft, text, now, paymentId)).toEqual({ ...draft, proof: { text, isOffered: true, paymentId } });
});

it('the words about the same payment are added once', () => {
  const once = addProof(empty, text, now, 'a');
  expect(addProof(once, text, now + 1, 'a')).toEqual(once);
  expect(addProof({ ...once, text: `Hello. ${text}` }, text, now, 'a')).toMatchObject({
    text: `Hello. ${text}`,
    proof: { isOffered: false, paymentId: 'a' },
  });
});
