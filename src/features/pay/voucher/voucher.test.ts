import { expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { voucherOfAddress, voucherOfCode, type VoucherInputs } from './voucher';

const address = {
  refNo: 'AB12CD34',
  altRefNo: '987',
  amount: '5000',
  fee: '100',
  expireTime: '2026-03-01 14:00:00',
  issuer: 'Dragonpay',
};

const ofAddress = {
  reference: 'AB12CD34',
  alternative: '987',
  amount: 5000n,
  surcharge: 100n,
  expireTime: '2026-03-01 14:00:00',
  issuer: 'Dragonpay',
  steps: [],
};
const nothing = { alternative: '', amount: '', surcharge: '', expireTime: null, issuer: '', steps: [] };

it.each<[string, VoucherInputs, object | null]>([
  ['all that it names', address, ofAddress],
  ['a reference alone', { refNo: '1' }, { ...nothing, reference: '1' }],
  ['what fits on paper', { refNo: 'x'.repeat(5_000) }, { ...nothing, reference: 'x'.repeat(64) }],
  ...['Rp10.000', '-1', '0', '1.5', '<b>5</b>'].map((amount): [string, VoucherInputs, object] => [
    `no amount for ${amount}`,
    { refNo: '1', amount, fee: amount },
    { ...nothing, reference: '1' },
  ]),
  ['no voucher for an empty reference', { ...address, refNo: '  ' }, null],
  ['no voucher without a reference', {}, null],
])('an address gives %s', (_, inputs, voucher) => expect(voucherOfAddress(inputs)).toEqual(voucher));

const full = paymentCodeOf({
  vcode: 'AB12CD34',
  amount: '7000',
  fee: '300',
  payCode: 'DRAGONPAY',
  billNumber: 'INV1',
  expireTime: 1_800_000_000_000,
  channels: [{ name: '', steps: ['one', ' ', 'two'] }],
});

it('the data of the server replace those of the address in a voucher', () => {
  expect(voucherOfCode(full, address)).toEqual({
    reference: 'AB12CD34',
    alternative: 'INV1',
    amount: 7000n,
    surcharge: 300n,
    expireTime: 1_800_000_000_000,
    issuer: 'DRAGONPAY',
    steps: ['one', 'two'],
  });
});

it('the address fills in what the server left out of a voucher', () => {
  const bare = paymentCodeOf({ vcode: 'AB12CD34', amount: '', fee: '', payCode: '', billNumber: '', expireTime: null });
  expect(voucherOfCode(bare, address)).toEqual(ofAddress);
});

it('a voucher takes nothing from an address with another reference', () => {
  const bare = paymentCodeOf({ vcode: 'OTHER', fee: '', billNumber: '' });
  expect(voucherOfCode(bare, address)).toMatchObject({ reference: 'OTHER', alternative: '', surcharge: '' });
});
