import { expect, it } from 'vitest';
import { shownRows } from './extension-screen';

const row = (value: string) => ({ text: 'Discount', value });

it.each(['', ' ', '\t\n', '0', ' 0 '])('hides a line with the value %j', (value) => {
  expect(shownRows([row(value)])).toEqual([]);
});

it.each(['00', '0%', 'Rp0', '-', '10'])('shows a line with the value %j', (value) => {
  expect(shownRows([row(value)])).toEqual([row(value)]);
});

it('keeps the order of the lines', () => {
  expect(shownRows([row('2'), row('0'), row('1')]).map(({ value }) => value)).toEqual(['2', '1']);
});
