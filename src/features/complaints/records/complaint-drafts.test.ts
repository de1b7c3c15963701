import { addProof, emptyDraft } from './complaint-drafts';

const text = 'I paid Rp1 at X';
const proof = { text, paymentIds: ['a'] };
const now = 2_000;
const empty = emptyDraft('1', 1_000);
const begun = { ...empty, text: 'They called my boss' };

it.each([
  ['empty', empty],
  ['of a blank', { ...begun, text: ' ' }],
  ['with a conversation', { ...empty, transcript: { startedAt: 1, asked: '', topic: '', lines: [] } }],
])('the words about a payment become the text of a draft that is %s', (_, draft) => {
  expect(addProof(draft, proof, now)).toEqual({ ...draft, text, proof, updatedAt: now });
});

it.each([
  ['what the borrower wrote', begun],
  ['the words about another payment', addProof(empty, { text: 'I paid Rp2 at Y', paymentIds: ['b'] }, now)],
])('the words about a payment do not replace %s', (_, draft) => {
  expect(addProof(draft, proof, now)).toEqual({ ...draft, offered: proof });
});

it('the words about the same payment are added once', () => {
  const once = addProof(empty, proof, now);
  expect(addProof(once, proof, now + 1)).toEqual(once);
  expect(addProof({ ...once, text: `Hello. ${text}` }, proof, now)).toMatchObject({ text: `Hello. ${text}`, proof });
});

it('two payments with the same words are both in the complaint', () => {
  const both = addProof(addProof(empty, proof, now), { text, paymentIds: ['b'] }, now);
  expect(both).toMatchObject({ text, proof: { text, paymentIds: ['a', 'b'] } });
});
