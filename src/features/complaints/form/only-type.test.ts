import { expect, it } from 'vitest';
import { typeOfDraft } from './complaint-type';

const option = (value: string) => ({ title: `Title ${value}`, value, icon: '' });
const start = (...values: string[]) => ({
  problemType: values.map(option),
  problemSonType: [],
  orderDetail: null,
  orderList: [],
});

const fresh = { problemType: '', problemSonType: '', proof: { text: 'Paid', isOffered: false } };

it.each([
  [[], null],
  [['1'], null],
  [['1', '7'], '7'],
  [['7'], '7'],
  [['1', '2', '3'], null],
  [['1', ''], null],
])('of the types %j a complaint about a payment has %j, unless another was chosen', (values, type) => {
  expect(typeOfDraft(start(...values), fresh).problemType).toBe(type ?? '');
  expect(typeOfDraft(start(...values), { ...fresh, proof: null }).problemType).toBe('');
  expect(typeOfDraft(start(...values), { ...fresh, problemType: '3' }).problemType).toBe('3');
});

it('nothing is known before the server has answered', () => {
  expect(typeOfDraft(undefined, fresh).problemType).toBe('');
});
