import { expect, it } from 'vitest';
import { orderChannels } from './pay-steps';

const channels = [
  { name: 'ATM', steps: ['one', ' '] },
  { name: 'Mobile Banking', steps: ['two'] },
  { name: 'Internet Banking', steps: [] },
];
const names = (method: string) => orderChannels(channels, method).map(({ name }) => name);

it('puts the chosen channel first', () => {
  expect(names('Mobile Banking')).toEqual(['Mobile Banking', 'ATM']);
  expect(names(' mobile banking ')).toEqual(['Mobile Banking', 'ATM']);
});

it('keeps the server’s order when none, or an unknown one, was chosen', () => {
  expect(names('')).toEqual(['ATM', 'Mobile Banking']);
  expect(names('Teller')).toEqual(['ATM', 'Mobile Banking']);
});

it('leaves out empty steps and channels without steps', () => {
  expect(orderChannels(channels, '')[0]).toEqual({ name: 'ATM', steps: ['one'] });
  expect(orderChannels([], 'ATM')).toEqual([]);
});
