import { describe, expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { voucherOfAddress, voucherOfCode } from './voucher';

const address = {
  refNo: 'AB12CD34',
  altRefNo: '987',
  amount: '5000',
  fee: '100',
  expireTime: '2026-03-01 14:00:00',
  issuer: 'Dragonpay',
};

describe('a voucher described by an address', () => {
  it('takes what is there', () => {
    expect(voucherOfAddress(address)).toEqual({
      reference: 'AB12CD34',
      alternative: '987',
      amount: 5000n,
      surcharge: 100n,
      expireTime: '2026-03-01 14:00:00',
      issuer: 'Dragonpay',
      steps: [],
    });
  });

  it('leaves out what is not', () => {
    expect(voucherOfAddress({ refNo: '1' })).toEqual({
      reference: '1',
      alternative: '',
      amount: '',
      surcharge: '',
      expireTime: null,
      issuer: '',
      steps: [],
    });
  });

  it.each([['Rp10.000'], ['-1'], ['0'], ['1.5'], ['<b>5</b>']])('shows no amount for %j', (amount) => {
    expect(voucherOfAddress({ refNo: '1', amount, fee: amount })).toMatchObject({ amount: '', surcharge: '' });
  });

  it('is none without a reference', () => {
    expect(voucherOfAddress({ ...address, refNo: '  ' })).toBeNull();
    expect(voucherOfAddress({})).toBeNull();
  });

  it('cuts what would not fit on paper', () => {
    expect(voucherOfAddress({ refNo: 'x'.repeat(5_000) })?.reference).toHaveLength(64);
  });
});

describe('a voucher from the server', () => {
  const full = paymentCodeOf({
    vcode: 'AB12CD34',
    amount: '7000',
    fee: '300',
    payCode: 'DRAGONPAY',
    billNumber: 'INV1',
    expireTime: 1_800_000_000_000,
    channels: [{ name: '', steps: ['one', ' ', 'two'] }],
  });

  it('wins over the address', () => {
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

  it('lets the address fill in what the server left out', () => {
    const bare = paymentCodeOf({
      vcode: 'AB12CD34',
      amount: '',
      fee: '',
      payCode: '',
      billNumber: '',
      expireTime: null,
    });
    expect(voucherOfCode(bare, address)).toEqual({ ...voucherOfAddress(address) });
  });

  it('takes nothing from an address that describes another voucher', () => {
    const bare = paymentCodeOf({ vcode: 'OTHER', fee: '', billNumber: '' });
    expect(voucherOfCode(bare, address)).toMatchObject({ reference: 'OTHER', alternative: '', surcharge: '' });
  });
});
