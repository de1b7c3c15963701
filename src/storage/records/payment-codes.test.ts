import * as v from 'valibot';
import { expect, it } from 'vitest';
import { paymentCodes } from './payment-codes';

const read = (data: unknown) => v.parse(paymentCodes.schema, data);

const card = {
  savedAt: 1,
  asked: { amount: '100', payType: '1', payCode: 'BCA', display: '' },
  vcode: '3901',
  amount: '100',
  fee: '',
  payType: '1',
  payCode: 'BCA',
  billNumber: 'INV1',
  reference: '',
  telephone: '',
  expireTime: 1_800_000_000_000,
  channels: [{ name: 'ATM', steps: ['one'] }],
  groupName: '',
  payee: '',
  qrContent: '',
  dueTime: null,
};

it('reads its own output', () => {
  expect(read(read({ cards: [card] }))).toEqual({ cards: [card] });
});

it('survives being written as JSON', () => {
  expect(read(JSON.parse(JSON.stringify(read({ cards: [card] }))))).toEqual({ cards: [card] });
});

it('reads a card of a build that kept less', () => {
  const { cards } = read({
    cards: [{ savedAt: 1, asked: { amount: '', payType: '', payCode: '' }, vcode: '3901', payType: '2' }],
  });
  expect(cards).toEqual([
    {
      ...card,
      asked: { amount: '', payType: '', payCode: '', display: '' },
      amount: '',
      payType: '2',
      payCode: '',
      billNumber: '',
      expireTime: null,
      channels: [],
    },
  ]);
});

it('leaves out a card without a code, and keeps the others', () => {
  expect(read({ cards: [{ ...card, vcode: '' }, null, 'x', card] }).cards).toEqual([card]);
});

it('does not read what is no list', () => {
  expect(v.safeParse(paymentCodes.schema, { cards: null }).success).toBe(false);
});
