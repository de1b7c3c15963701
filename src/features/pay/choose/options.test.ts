import { describe, expect, it } from 'vitest';
import { bankWays, furtherGroups, marketWays, searchWays } from './place';

const bank = (bankName: string, bankCode: string, method: string[] = []) => ({ bankName, bankCode, method });

const names = (ways: readonly { name: string }[]) => ways.map(({ name }) => name);

describe('the lists to choose from', () => {
  it('have each code once, by its name or else by the code', () => {
    expect(names(bankWays([bank('BCA', '014'), bank('BCA again', '014'), bank('', '009')]))).toEqual(['BCA', '009']);
    const markets = ['A', 'B'].map((marketName) => ({ marketName, payCode: '1' }));
    expect(names(marketWays([...markets, { marketName: '', payCode: 'X' }]))).toEqual(['A', 'X']);
  });

  it('have each channel once, and none without a name', () => {
    expect(bankWays([bank('BCA', '014', ['ATM', ' ATM', '', 'Mobile'])])[0]?.channels).toEqual(['ATM', 'Mobile']);
  });
});

describe('the further groups', () => {
  const upi = { name: 'UPI', payCode: 'UPI' };
  const group = (payType: string, list = [upi], groupName = '') => ({ payType, groupName, list });
  const shown = (payType: string, groupName = payType, list = [upi]) => ({
    payType,
    groupName,
    ways: list.map((way) => ({ ...way, channels: [] })),
  });

  it.each([
    ['has none where the server names none', [], []],
    ['shows its name where the server sends none', [group('upi')], [shown('upi')]],
    ['has the words of the server', [group('bbps', [upi], 'Bharat BillPay')], [shown('bbps', 'Bharat BillPay')]],
    ['each stand once', [group('upi'), group('upi', [upi], 'again')], [shown('upi')]],
    ['never stand for banks or mini markets', [group('1'), group('2'), group(' 2 ')], []],
    ['have a name that an address can carry', [group('3'), group('a b'), group('<b>'), group('')], []],
    ['hold a way', [group('upi', [])], []],
    [
      'hold each way once, with a name',
      [group('upi', [upi, upi, { name: '', payCode: 'X' }])],
      [shown('upi', 'upi', [upi, { name: 'X', payCode: 'X' }])],
    ],
  ])('%s', (_, groups, options) => {
    expect(furtherGroups(groups)).toEqual(options);
  });
});

describe('searching a bank', () => {
  const banks = bankWays([bank('Bank Central Asia', 'BCA'), bank('Bank Mandiri', 'MDR')]);

  it.each([
    ['', 2],
    ['  ', 2],
    ['bank', 2],
    ['MANDIRI', 1],
    ['asia central', 1],
    ['bca', 1],
    ['(', 0],
  ])('%j finds %i', (text, count) => {
    expect(searchWays(banks, text)).toHaveLength(count);
  });
});
