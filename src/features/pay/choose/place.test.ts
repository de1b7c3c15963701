import { describe, expect, it } from 'vitest';
import { changePlace, isComplete, placeFrom, settlePlace, type Place, type Places } from './place';

const banks = [
  { bankName: 'BCA', bankCode: '014', method: ['ATM', 'Mobile Banking'] },
  { bankName: 'BNI', bankCode: '009', method: [] },
];
const markets = [
  { marketName: 'INDOMARET', payCode: 'INDO' },
  { marketName: 'Alfamart', payCode: 'ALFA' },
];
const bank = (payCode: string, method = ''): Place => ({ payType: '1', payCode, method });
const of = (payType: string, payCode: string): Place => ({ payType, payCode, method: '' });
const upi = { payType: 'upi', groupName: 'UPI', list: [{ name: 'UPI', payCode: 'UPI' }] };
const wallets = {
  payType: 'ewallet',
  groupName: 'E-wallet',
  list: [
    { name: 'GoPay', payCode: 'GOPAY' },
    { name: 'OVO', payCode: 'OVO' },
  ],
};
const market = (payCode: string): Place => ({ payType: '2', payCode, method: '' });

describe('where a page begins', () => {
  it('is at the banks, with nothing chosen', () => {
    expect(placeFrom({ payType: '', payCode: '014', method: 'ATM' })).toEqual(bank(''));
  });

  it('is what the address names', () => {
    expect(placeFrom({ payType: '1', payCode: '014', method: 'ATM' })).toEqual(bank('014', 'ATM'));
    expect(placeFrom({ payType: '2', payCode: 'INDO', method: 'ATM' })).toEqual(market('INDO'));
  });
});

describe('changing the place', () => {
  it('to another type clears what was chosen', () => {
    expect(changePlace(bank('014', 'ATM'), { type: 'payType', payType: '2' })).toEqual(market(''));
    expect(changePlace(market('INDO'), { type: 'payType', payType: '1' })).toEqual(bank(''));
  });

  it('to the same type changes nothing', () => {
    const place = bank('014', 'ATM');
    expect(changePlace(place, { type: 'payType', payType: '1' })).toBe(place);
  });

  it('to another bank clears the channel, to the same one keeps it', () => {
    expect(changePlace(bank('014', 'ATM'), { type: 'bank', bankCode: '009' })).toEqual(bank('009'));
    expect(changePlace(bank('014', 'ATM'), { type: 'bank', bankCode: '014' })).toEqual(bank('014', 'ATM'));
  });

  it('takes a channel only after a bank', () => {
    expect(changePlace(bank(''), { type: 'method', method: 'ATM' })).toEqual(bank(''));
    expect(changePlace(bank('014'), { type: 'method', method: 'ATM' })).toEqual(bank('014', 'ATM'));
  });

  it('takes nothing that belongs to the other type', () => {
    expect(changePlace(market(''), { type: 'bank', bankCode: '014' })).toEqual(market(''));
    expect(changePlace(market('INDO'), { type: 'method', method: 'ATM' })).toEqual(market('INDO'));
    expect(changePlace(bank(''), { type: 'way', payCode: 'INDO' })).toEqual(bank(''));
    expect(changePlace(market(''), { type: 'way', payCode: 'INDO' })).toEqual(market('INDO'));
  });
});

describe('the place against the lists', () => {
  it('has no default bank', () => {
    expect(settlePlace(bank(''), { banks, markets })).toEqual(bank(''));
  });

  it('has ALFAMART as its default market, however it is written', () => {
    expect(settlePlace(market(''), { markets })).toEqual(market('ALFA'));
    expect(settlePlace(market(''), { markets: [{ marketName: '', payCode: ' alfamart ' }] })).toEqual(
      market(' alfamart '),
    );
    expect(settlePlace(market(''), { markets: markets.slice(0, 1) })).toEqual(market(''));
  });

  it('keeps a market that was chosen', () => {
    expect(settlePlace(market('INDO'), { markets })).toEqual(market('INDO'));
  });

  it('does not hold what is on no list', () => {
    expect(settlePlace(bank('999', 'ATM'), { banks })).toEqual(bank(''));
    expect(settlePlace(bank('014', 'Carrier pigeon'), { banks })).toEqual(bank('014'));
    expect(settlePlace(market('GONE'), { markets })).toEqual(market('ALFA'));
  });

  it('chooses nothing before the list is there', () => {
    expect(isComplete(settlePlace(bank('014'), { markets }))).toBe(false);
    expect(isComplete(settlePlace(market('ALFA'), { banks }))).toBe(false);
    expect(isComplete(settlePlace(market('ALFA'), { markets }))).toBe(true);
  });

  it.each<[string, Place, Places, Place]>([
    ['its only way', of('upi', ''), { groups: [upi] }, of('upi', 'UPI')],
    ['nothing of several', of('ewallet', ''), { groups: [upi, wallets] }, of('ewallet', '')],
    ['what was chosen', of('ewallet', 'OVO'), { groups: [wallets] }, of('ewallet', 'OVO')],
    ['nothing that it does not have', of('ewallet', 'GONE'), { groups: [wallets] }, of('ewallet', '')],
    ['nothing before the answer is there', of('upi', 'UPI'), {}, of('upi', '')],
    ['the banks where the server does not name it', of('qris', 'QRIS'), { groups: [upi] }, bank('')],
    ['no channel', { ...of('upi', 'UPI'), method: 'ATM' }, { groups: [upi] }, of('upi', 'UPI')],
  ])('has for a further group %s', (_, place, places, settled) => {
    expect(settlePlace(place, places)).toEqual(settled);
  });
});
