import { describe, expect, it } from 'vitest';
import { bankOptions, groupOptions, marketOptions, searchBanks } from './place';

const bank = (bankName: string, bankCode: string, method: string[] = []) => ({ bankName, bankCode, method });

describe('the lists to choose from', () => {
  it('hold each code once', () => {
    expect(
      bankOptions([bank('BCA', '014'), bank('BCA again', '014'), bank('BNI', '009')]).map(({ bankName }) => bankName),
    ).toEqual(['BCA', 'BNI']);
    expect(
      marketOptions([
        { marketName: 'A', payCode: '1' },
        { marketName: 'B', payCode: '1' },
      ]),
    ).toEqual([{ marketName: 'A', payCode: '1' }]);
  });

  it('show the code where a name is missing', () => {
    expect(bankOptions([bank('', '014')])).toEqual([bank('014', '014')]);
    expect(marketOptions([{ marketName: '', payCode: 'X' }])).toEqual([{ marketName: 'X', payCode: 'X' }]);
  });

  it('hold each channel once, and none without a name', () => {
    expect(bankOptions([bank('BCA', '014', ['ATM', ' ATM', '', 'Mobile'])])[0]?.method).toEqual(['ATM', 'Mobile']);
  });
});

describe('the further groups', () => {
  const upi = { name: 'UPI', payCode: 'UPI' };
  const group = (payType: string, list = [upi], groupName = '') => ({ payType, groupName, list });

  it.each([
    ['has none where the server names none', [], []],
    ['shows its name where the server sends none', [group('upi')], [{ payType: 'upi', groupName: 'upi', list: [upi] }]],
    [
      'has the words of the server',
      [group('bbps', [upi], 'Bharat BillPay')],
      [{ payType: 'bbps', groupName: 'Bharat BillPay', list: [upi] }],
    ],
    ['each stand once', [group('upi'), group('upi', [upi], 'again')], [group('upi', [upi], 'upi')]],
    ['never stand for banks or mini markets', [group('1'), group('2'), group(' 2 ')], []],
    ['have a name that an address can carry', [group('3'), group('a b'), group('<b>'), group('')], []],
    ['hold a way', [group('upi', [])], []],
    [
      'hold each way once, with a name',
      [group('upi', [upi, upi, { name: '', payCode: 'X' }])],
      [group('upi', [upi, { name: 'X', payCode: 'X' }], 'upi')],
    ],
  ])('%s', (_, groups, options) => {
    expect(groupOptions(groups)).toEqual(options);
  });
});

describe('searching a bank', () => {
  const banks = [bank('Bank Central Asia', 'BCA'), bank('Bank Mandiri', 'MDR')];

  it.each([
    ['', 2],
    ['  ', 2],
    ['bank', 2],
    ['MANDIRI', 1],
    ['asia central', 1],
    ['bca', 1],
    ['(', 0],
  ])('%j finds %i', (text, count) => {
    expect(searchBanks(banks, text)).toHaveLength(count);
  });
});
