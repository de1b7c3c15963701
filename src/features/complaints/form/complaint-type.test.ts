import * as v from 'valibot';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import { chatTranscript } from '../records/complaint-drafts';
import { firstText, resolveType, type Asked, type ComplaintType } from './complaint-type';

const option = (value: string, title: string) => ({ value, title, icon: '' });
const product = { productId: '', productLogo: '', productName: 'Kilat', status: '', list: [] };
const order = (orderNo: string, isShow: boolean) => ({ ...product, orderNo, isShow });

const start: ComplaintStart = {
  problemType: [option('1', 'Collection'), option('2', 'Payment'), option('6', '')],
  problemSonType: [option('11', 'The agent was rude')],
  orderDetail: order('00123', true),
  orderList: [order('00123', true), order('7', false)],
};

const none = { problemType: '', problemSonType: '' };
const asked = (part: Partial<Asked>): Asked => ({ orderNo: '00123', problemIndex: '', ...none, ...part });

type Others = { picked?: typeof none; draft?: typeof none; topic?: string; isLoading?: boolean };
const resolve = (part: Partial<Asked>, { picked, draft = none, topic = '', isLoading = false }: Others = {}) =>
  resolveType(isLoading ? undefined : start, asked(part), picked ?? null, { ...draft, transcript: { topic } });

const payment = { problemType: '2', problemSonType: '' };
const rude = { problemType: '1', problemSonType: '11' };
const unknown: Partial<ComplaintType> = { problemType: '', isUnknown: true, missing: 'type' };
const loading = { isLoading: true };
const titles = { typeTitle: 'Collection', sonTypeTitle: 'The agent was rude' };

it.each<[string, Partial<Asked>, Partial<ComplaintType>, Others?]>([
  ['is found by its value', rude, { ...titles, missing: null, isBlocked: false }],
  ['is found by its place in the list', { problemIndex: '1' }, { ...payment, typeTitle: 'Payment', missing: null }],
  ['has no title if the server sends none', { problemType: '6' }, { problemType: '6', typeTitle: '' }],
  ['has no title before the server answers', payment, { ...payment, typeTitle: '' }, loading],
  ['may be missing', {}, { problemType: '', isUnknown: false, missing: 'type' }],
  ['is that of the draft if the address names none', {}, payment, { draft: payment }],
  ['is that of the address first', { problemType: '6' }, { problemType: '6' }, { draft: payment }],
  ['is suggested by the topic of a chat', {}, { ...payment, isSuggested: true, missing: null }, { topic: 'payment ' }],
  [
    'is that of the draft before the topic',
    {},
    { problemType: '6', isSuggested: false },
    { draft: { ...none, problemType: '6' }, topic: 'Payment' },
  ],
  ['is not suggested by another topic', {}, { missing: 'type', isSuggested: false }, { topic: 'Extension' }],
  ['is not known by another value', { problemType: '99' }, unknown],
  ['is not known by a value that is markup', { problemType: '<b>' }, unknown],
  ['is not known behind the end of the list', { problemIndex: '3' }, unknown],
  ['is not known before the list', { problemIndex: '-1' }, unknown],
  ['is not known by a number in another form', { problemIndex: '1e3' }, unknown],
  ['is not known by a place that is no number', { problemIndex: 'x' }, unknown],
  ['is not an unknown one', { problemType: '99' }, { ...payment, isUnknown: true }, { draft: payment }],
  ['is the choice on the page first', { problemType: '99' }, { ...payment, isUnknown: false }, { picked: payment }],
  ['is accepted without an answer', rude, { ...rude, isUnknown: false, missing: null, isBlocked: false }, loading],
  ['has no place in a list without an answer', { problemIndex: '1' }, { missing: 'type' }, loading],
  ['has no sub-type if it has none', { ...rude, problemType: '2' }, { problemSonType: '', missing: null }],
  ['needs a sub-type if it has some', { problemType: '1' }, { missing: 'sonType' }],
  ['needs one of its sub-types', { ...rude, problemSonType: '99' }, { problemSonType: '', missing: 'sonType' }],
  ['needs an order that supports it', { orderNo: '7', problemType: '1' }, { isBlocked: true }],
  ['needs an order', { orderNo: '', problemType: '1' }, { isBlocked: true }],
  ['needs a known order', { orderNo: 'unknown', problemType: '1' }, { missing: 'order', hasUnknownOrder: true }],
  ['has its order before the server answers', { orderNo: 'unknown' }, { hasUnknownOrder: false }, loading],
  ['needs no support but about collection', { orderNo: '7', problemType: '2' }, { isBlocked: false }],
])('the type of a complaint %s', (_, part, expected, others) => expect(resolve(part, others)).toMatchObject(expected));

it.each([
  [[], ''],
  [['Collection'], ''],
  [['Collection', 'Else'], '2'],
  [['Collection', 'Repayment', 'Payout'], '2'],
  [['Collection', 'Extension', 'Else'], ''],
  [['Penagihan', 'Pembayaran', 'Pencairan dana', 'Biaya dan bunga'], '2'],
  [['वसूली', 'भुगतान', 'लोन का पैसा मिलना', 'ब्याज और दूसरे शुल्क'], '2'],
  [['催收', '还款', '放款', '费用和利息'], '2'],
  [['Collection', 'Paying', 'Payment'], ''],
])('of the types %j a complaint about a payment is offered %j, unless another was chosen', (names, problemType) => {
  const from = { ...start, problemType: names.map((title, index) => option(String(index + 1), title)) };
  const typeOf = (draft: object) => resolveType(from, asked({}), null, { ...none, ...draft });
  const proof = { text: 'Paid', paymentIds: [] };
  expect(typeOf({ proof })).toMatchObject({ problemType, isSuggested: problemType !== '' });
  expect(typeOf({ proof: null }).problemType).toBe('');
  if (names.length > 0)
    expect(typeOf({ proof, problemType: '1' })).toMatchObject({ problemType: '1', isSuggested: false });
});

it.each([
  ['the draft’s own text', 'Mine', { asked: 'They called my boss' }, 50, 'Mine'],
  ['the last question in the chat', '', { asked: 'They called my boss' }, 100, 'They called my boss'],
  ['nothing, when the borrower emptied it', '', { asked: 'They called my boss' }, 101, ''],
  ['200 characters, never half an emoji', '', { asked: `${'a'.repeat(199)}😀` }, 0, 'a'.repeat(199)],
])('the description starts with %s', (_, text, talk, updatedAt, expected) => {
  const transcript = v.parse(chatTranscript, { startedAt: 100, topic: '', lines: [], ...talk });
  const wasCut = talk.asked.length > 200;
  expect(firstText({ text, updatedAt, transcript })).toEqual({ text: expected, wasCut });
});
