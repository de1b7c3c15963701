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
  placeName: '',
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

it('reads its own output, also after it was written as JSON', () => {
  const output = read({ cards: [card] });
  expect(read(output)).toEqual({ cards: [card] });
  expect(read(JSON.parse(JSON.stringify(output)))).toEqual({ cards: [card] });
});

it('reads a card of a build that kept less', () => {
  const asked = { amount: '', payType: '', payCode: '' };
  expect(read({ cards: [{ savedAt: 1, asked, vcode: '3901', payType: '2' }] }).cards).toEqual([
    {
      ...card,
      asked: { ...asked, display: '' },
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

it('does not read a value that is not a list', () => {
  expect(v.safeParse(paymentCodes.schema, { cards: null }).success).toBe(false);
});
