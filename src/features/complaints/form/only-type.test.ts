import { expect, it } from 'vitest';
import { onlyOrdinaryType } from './complaint-type';

const option = (value: string) => ({ title: `Title ${value}`, value, icon: '' });
const start = (...values: string[]) => ({ problemType: values.map(option), problemSonType: [], orderDetail: null, orderList: [] });

it.each([
  [[], null],
  [['1'], null],
  [['1', '7'], '7'],
  [['7'], '7'],
  [['1', '2', '3'], null],
  [['1', ''], null],
])('of the types %j a complaint without a choice has %j', (values, type) => {
  expect(onlyOrdinaryType(start(...values))?.problemType ?? null).toBe(type);
});

it('nothing is known before the server has answered', () => {
  expect(onlyOrdinaryType(undefined)).toBeNull();
});
