import { always } from '@tests/support/always';
import fc from 'fast-check';
import { fillStep, markValues, orderChannels } from './pay-steps';

const values = { vcode: '3901012345678901', amount: 'Rp1.053.250', place: 'BCA' };

it.each([
  ['Masukkan {vcode}', {}, 'Masukkan 3901012345678901'],
  ['Enter {number} and pay {amount}.', {}, 'Enter 3901012345678901 and pay Rp1.053.250.'],
  ['{ amount } at {place}', {}, 'Rp1.053.250 at BCA'],
  ['{vcode}{vcode}', {}, '39010123456789013901012345678901'],
  ['Press {OK}, then {constructor}', {}, 'Press {OK}, then {constructor}'],
  ['<b>{amount}</b>', {}, '<b>Rp1.053.250</b>'],
  ['{amount', {}, '{amount'],
  ['Pay {amount}', { amount: '' }, 'Pay {amount}'],
  ['Pay {amount} to {vcode}', { amount: '$& {vcode}' }, 'Pay $& {vcode} to 3901012345678901'],
])('the step %j, filled with %j, is %j', (step, other, filled) => {
  expect(fillStep(step, { ...values, ...other })).toBe(filled);
});

it('number and amount are marked everywhere in a step, with the punctuation after them', () => {
  expect(markValues('Enter 3901012345678901, pay Rp1.053.250.', values)).toEqual([
    { at: 0, text: 'Enter ', strong: false, behind: '' },
    { at: 6, text: '3901012345678901', strong: true, behind: ',' },
    { at: 23, text: ' pay ', strong: false, behind: '' },
    { at: 28, text: 'Rp1.053.250', strong: true, behind: '.' },
  ]);
});

always('marking loses no character', [fc.string(), fc.string(), fc.string()], (step, vcode, amount) => {
  const parts = markValues(step, { vcode, amount, place: '' });
  expect(parts.map(({ text, behind }) => text + behind).join('')).toBe(step);
});

it.each([
  ['Mobile Banking', ['Mobile Banking', 'ATM']],
  [' mobile banking ', ['Mobile Banking', 'ATM']],
  ['', ['ATM', 'Mobile Banking']],
  ['Teller', ['ATM', 'Mobile Banking']],
])('with the method %j the channels with steps are %j', (method, names) => {
  const channels = orderChannels(
    [
      { name: 'ATM', steps: ['one', ' '] },
      { name: 'Mobile Banking', steps: ['two'] },
      { name: 'Internet Banking', steps: [] },
    ],
    method,
  );
  expect(channels.map(({ name }) => name)).toEqual(names);
  expect(channels.find(({ name }) => name === 'ATM')?.steps).toEqual(['one']);
});
