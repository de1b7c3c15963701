import { expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { voucherOfAddress, voucherOfCode, type VoucherInputs } from './voucher';

const kept = { expireTime: '2026-03-01 14:00:00', issuer: 'Dragonpay' };
const address = { ...kept, refNo: 'AB12CD34', altRefNo: '987', amount: '5000', fee: '100' };
const sums = { amount: 5000n, surcharge: 100n };
const ofAddress = { ...kept, ...sums, reference: 'AB12CD34', alternative: '987', steps: [] };
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

const expireTime = 1_800_000_000_000;
const channels = [{ name: '', steps: ['one', ' ', 'two'] }];
const bill = { vcode: 'AB12CD34', amount: '7000', fee: '300', payCode: 'DRAGONPAY', billNumber: 'INV1' };
const full = paymentCodeOf({ ...bill, expireTime, channels });

const shown = { reference: 'AB12CD34', alternative: 'INV1', amount: 7000n, surcharge: 300n, issuer: 'DRAGONPAY' };
const left = { vcode: 'AB12CD34', amount: '', fee: '', payCode: '', billNumber: '', expireTime: null };
const others = paymentCodeOf({ vcode: 'OTHER', fee: '', billNumber: '' });

it.each([
  ['the data of the server, not those of the address', full, { ...shown, expireTime, steps: ['one', 'two'] }],
  ['from the address what the server left out', paymentCodeOf(left), ofAddress],
  [
    'nothing from an address with another reference',
    others,
    { ...nothing, reference: 'OTHER', amount: 105325000n, issuer: 'BCA' },
  ],
])('a voucher has %s', (_, code, voucher) => expect(voucherOfCode(code, address)).toEqual(voucher));
