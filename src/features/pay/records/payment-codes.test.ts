import * as v from 'valibot';
import { expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { paymentCodes } from './payment-codes';

const read = (data: unknown) => v.parse(paymentCodes.schema, data);

const card = paymentCodeOf({ channels: [{ name: 'ATM', steps: ['one'] }], expireTime: 1_800_000_000_000 });

it('a stored code of a build with fewer fields is read', () => {
  const asked = { amount: '', payType: '', payCode: '' };
  const stored = { savedAt: 1, asked, vcode: '3901', payType: '2' };
  const missing = { amount: '', payCode: '', billNumber: '', reference: '', asked: { ...asked, display: '' } };
  expect(read({ cards: [stored] }).cards).toEqual([paymentCodeOf({ ...stored, ...missing })]);
});

it('a stored card without a code is left out, and the others are read', () => {
  expect(read({ cards: [{ ...card, vcode: '' }, null, 'x', card] }).cards).toEqual([card]);
});
