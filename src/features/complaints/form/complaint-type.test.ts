import { expect, it } from 'vitest';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import { firstText, resolveType, typeOfDraft, type Asked } from './complaint-type';

const option = (value: string, title: string) => ({ value, title, icon: '' });
const product = { productLogo: '', productName: 'Kilat', status: '', list: [] };
const order = (orderNo: string, isShow: boolean) => ({ ...product, orderNo, isShow });

const start: ComplaintStart = {
  problemType: [option('1', 'Collection'), option('2', 'Payment'), option('6', '')],
  problemSonType: [option('11', 'The agent was rude')],
  orderDetail: order('00123', true),
  orderList: [order('00123', true), order('7', false)],
};

const none = { problemType: '', problemSonType: '' };
const asked = (part: Partial<Asked>): Asked => ({ orderNo: '00123', problemIndex: '', ...none, ...part });
const resolve = (
  part: Partial<Asked>,
  picked = null as typeof none | null,
  draft = none,
  from: ComplaintStart | undefined = start,
) => resolveType(from, asked(part), picked, draft);

it('the type of a complaint is found by its value', () => {
  const titles = { typeTitle: 'Collection', sonTypeTitle: 'The agent was rude' };
  const resolved = resolve({ problemType: '1', problemSonType: '11' });
  expect(resolved).toMatchObject({ ...titles, missing: null, isBlocked: false });
});

it.each([
  { problemType: '99' },
  { problemType: '<b>' },
  { problemIndex: '3' },
  { problemIndex: '-1' },
  { problemIndex: '1e3' },
  { problemIndex: 'x' },
])('the type of a complaint is unknown for %o: a picker is shown', (part) => {
  expect(resolve(part)).toMatchObject({ problemType: '', isUnknown: true, missing: 'type' });
});

it('the type of a complaint is found by its place in the list, has its value for a missing title, and may be missing', () => {
  expect(resolve({ problemIndex: '1' })).toMatchObject({ problemType: '2', typeTitle: 'Payment', missing: null });
  expect(resolve({ problemType: '6' }).typeTitle).toBe('6');
  expect(resolve({})).toMatchObject({ problemType: '', isUnknown: false, missing: 'type' });
});

it('the type of a complaint is that of the draft if the address names none, else that of the address', () => {
  const draft = { problemType: '2', problemSonType: '' };
  expect(resolve({}, null, draft).problemType).toBe('2');
  expect(resolve({ problemType: '6' }, null, draft).problemType).toBe('6');
  expect(resolve({ problemType: '99' }, null, draft)).toMatchObject({ problemType: '2', isUnknown: true });
});

it('a choice on the page replaces the type of the address', () => {
  expect(resolve({ problemType: '99' }, { problemType: '2', problemSonType: '' })).toMatchObject({
    problemType: '2',
    isUnknown: false,
  });
});

it('the type of a complaint is accepted while the server has not answered', () => {
  expect(resolveType(undefined, asked({ problemType: '1', problemSonType: '11' }), null, none)).toMatchObject({
    problemType: '1',
    problemSonType: '11',
    isUnknown: false,
    missing: null,
    isBlocked: false,
  });
  expect(resolveType(undefined, asked({ problemIndex: '1' }), null, none).missing).toBe('type');
});

it.each([
  [[], ''],
  [['1'], ''],
  [['1', '7'], '7'],
  [['7'], '7'],
  [['1', '2', '3'], ''],
])('of the types %j a complaint about a payment has %j, unless another was chosen', (values, type) => {
  const from = { ...start, problemType: values.map((value) => option(value, '')) };
  const fresh = { ...none, proof: { text: 'Paid', isOffered: false } };
  expect(typeOfDraft(from, fresh).problemType).toBe(type);
  expect(typeOfDraft(from, { ...fresh, proof: null }).problemType).toBe('');
  expect(typeOfDraft(from, { ...fresh, problemType: '3' }).problemType).toBe('3');
});

const said = (from: 'borrower' | 'bot', text: string) => ({ from, text });
const lines = [said('borrower', 'Hello'), said('borrower', 'They called my boss'), said('bot', 'I see.')];

it.each([
  ['the draft’s own text', 'Mine', lines, 50, 'Mine'],
  ['what was last written in the chat', '', lines, 100, 'They called my boss'],
  ['nothing, when the borrower emptied it', '', lines, 101, ''],
  ['nothing, when only the assistant spoke', '', [said('bot', 'Hi')], 0, ''],
  ['200 characters, never half an emoji', '', [said('borrower', `${'a'.repeat(199)}😀`)], 0, 'a'.repeat(199)],
])('the description starts with %s', (_, text, spoken, updatedAt, expected) => {
  expect(firstText({ text, updatedAt, transcript: { startedAt: 100, lines: spoken } })).toBe(expected);
});

it('a complaint about collection needs a sub-type, others have none', () => {
  expect(resolve({ problemType: '2', problemSonType: '11' })).toMatchObject({ problemSonType: '', missing: null });
  expect(resolve({ problemType: '1' }).missing).toBe('sonType');
  expect(resolve({ problemType: '1', problemSonType: '99' })).toMatchObject({ problemSonType: '', missing: 'sonType' });
});

it('a complaint about collection needs an order that supports it', () => {
  expect(resolve({ orderNo: '7', problemType: '1' }).isBlocked).toBe(true);
  expect(resolve({ orderNo: '', problemType: '1' }).isBlocked).toBe(true);
  expect(resolve({ orderNo: 'unknown', problemType: '1' }).isBlocked).toBe(true);
  expect(resolve({ orderNo: '7', problemType: '2' }).isBlocked).toBe(false);
});
