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

it('a stored code of a build with fewer fields is read', () => {
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

it('a stored card without a code is left out, and the others are read', () => {
  expect(read({ cards: [{ ...card, vcode: '' }, null, 'x', card] }).cards).toEqual([card]);
});
