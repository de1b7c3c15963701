import {
  banks as banksOf,
  changePlace,
  furtherGroups,
  markets as marketsOf,
  placeFrom,
  searchWays,
  settlePlace,
  type Group,
  type Place,
} from './place';

const way = (payCode: string, name = payCode, channels: string[] = []) => ({ payCode, name, channels });
const banks: Group = { payType: '1', ways: [way('014', 'BCA', ['ATM', 'Mobile Banking']), way('009', 'BNI')] };
const marketsWith = (...ways: Group['ways']): Group => ({ payType: '2', ways });
const markets = marketsWith(way('INDO', 'INDOMARET'), way('ALFA', 'Alfamart'));
const bank = (payCode: string, method = ''): Place => ({ payType: '1', payCode, method });
const of = (payType: string, payCode: string): Place => ({ payType, payCode, method: '' });
const upi = { payType: 'upi', groupName: 'UPI', ways: [way('UPI')] };
const wallets = { payType: 'ewallet', groupName: 'E-wallet', ways: [way('GOPAY'), way('OVO')] };
const market = (payCode: string): Place => ({ payType: '2', payCode, method: '' });

it.each([
  [{ payType: '', payCode: '014', method: 'ATM' }, bank('')],
  [{ payType: '1', payCode: '014', method: 'ATM' }, bank('014', 'ATM')],
  [{ payType: '2', payCode: 'INDO', method: 'ATM' }, market('INDO')],
])('a page with the inputs %j begins with the place %j', (inputs, place) => expect(placeFrom(inputs)).toEqual(place));

const atAtm = bank('014', 'ATM');

it.each<[string, Place, Partial<Place>, Place]>([
  ['another type clears it', atAtm, { payType: '2' }, market('')],
  ['the banks clear a market', market('INDO'), { payType: '1' }, bank('')],
  ['the same type changes nothing', atAtm, { payType: '1' }, atAtm],
  ['another bank clears the channel', atAtm, { payCode: '009' }, bank('009')],
  ['the same bank keeps the channel', atAtm, { payCode: '014' }, atAtm],
  ['another market', market('ALFA'), { payCode: 'INDO' }, market('INDO')],
  ['a channel of a bank', bank('014'), { method: 'ATM' }, atAtm],
  ['no channel without a bank', bank(''), { method: 'ATM' }, bank('')],
  ['no channel at a market', market('INDO'), { method: 'ATM' }, market('INDO')],
])('changing the place: %s', (_, place, action, next) => expect(changePlace(place, action)).toEqual(next));

it.each<[string, Place, Group[], Place]>([
  ['no default bank', bank(''), [banks, markets], bank('')],
  ['ALFAMART as its default market', market(''), [markets], market('ALFA')],
  ['the same by its code', market(''), [marketsWith(way(' alfamart ', ''))], market(' alfamart ')],
  ['no other default market', market(''), [marketsWith(way('INDO', 'INDOMARET'))], market('')],
  ['the market that was chosen', market('INDO'), [markets], market('INDO')],
  ['no bank that is on no list', bank('999', 'ATM'), [banks], bank('')],
  ['no channel that the bank does not have', bank('014', 'Carrier pigeon'), [banks], bank('014')],
  ['the default in place of a market that is gone', market('GONE'), [markets], market('ALFA')],
  ['the only way of a further group', of('upi', ''), [banks, upi], of('upi', 'UPI')],
  ['none of several further ways', of('ewallet', ''), [banks, upi, wallets], of('ewallet', '')],
  ['the further way that was chosen', of('ewallet', 'OVO'), [banks, wallets], of('ewallet', 'OVO')],
  ['none that the further group does not have', of('ewallet', 'GONE'), [banks, wallets], of('ewallet', '')],
  ['no further way before the answer is there', of('upi', 'UPI'), [], of('upi', '')],
  ['the banks in place of a group that the server does not name', of('qris', 'QRIS'), [banks, upi], bank('')],
  ['no channel of a further way', { ...of('upi', 'UPI'), method: 'ATM' }, [banks, upi], of('upi', 'UPI')],
])('the place after the lists is %s', (_, place, lists, settled) => expect(settlePlace(place, lists)).toEqual(settled));

it('a place is incomplete before its list is loaded', () => {
  expect(settlePlace(bank('014'), [markets]).payCode).toBe('');
  expect(settlePlace(market('ALFA'), [banks]).payCode).toBe('');
  expect(settlePlace(market('ALFA'), [markets]).payCode).toBe('ALFA');
});

const option = (bankName: string, bankCode: string, method: string[] = []) => ({ bankName, bankCode, method });

const names = (ways: readonly { name: string }[]) => ways.map(({ name }) => name);

it('the lists have each code once, by its name or else by the code', () => {
  const options = [option('BCA', '014'), option('BCA again', '014'), option('', '009')];
  expect(names(banksOf(options).ways)).toEqual(['BCA', '009']);
  const twice = ['A', 'B'].map((marketName) => ({ marketName, payCode: '1' }));
  expect(names(marketsOf([...twice, { marketName: '', payCode: 'X' }]).ways)).toEqual(['A', 'X']);
});

it('the lists have each channel once, and none without a name', () => {
  expect(banksOf([option('BCA', '014', ['ATM', ' ATM', '', 'Mobile'])]).ways[0]?.channels).toEqual(['ATM', 'Mobile']);
});

const only = { name: 'UPI', payCode: 'UPI' };
const group = (payType: string, list = [only], groupName = '') => ({ payType, groupName, list });
const shown = (payType: string, groupName = payType, list = [only]) => ({
  payType,
  groupName,
  ways: list.map((entry) => ({ ...entry, channels: [] })),
});

it.each([
  ['has none where the server names none', [], []],
  ['shows its name where the server sends none', [group('upi')], [shown('upi')]],
  ['has the words of the server', [group('bbps', [only], 'Bharat BillPay')], [shown('bbps', 'Bharat BillPay')]],
  ['are each in the list once', [group('upi'), group('upi', [only], 'again')], [shown('upi')]],
  ['never replace banks or mini markets', [group('1'), group('2'), group(' 2 ')], []],
  ['have a name that an address can carry', [group('3'), group('a b'), group('<b>'), group('')], []],
  ['hold a way', [group('upi', [])], []],
  [
    'hold each way once, with a name',
    [group('upi', [only, only, { name: '', payCode: 'X' }])],
    [shown('upi', 'upi', [only, { name: 'X', payCode: 'X' }])],
  ],
])('the further groups %s', (_, groups, options) => expect(furtherGroups(groups)).toEqual(options));

const { ways: found } = banksOf([option('Bank Central Asia', 'BCA'), option('Bank Mandiri', 'MDR')]);

it.each([
  ['', 2],
  ['  ', 2],
  ['bank', 2],
  ['MANDIRI', 1],
  ['asia central', 1],
  ['bca', 1],
  ['(', 0],
])('searching banks for %j finds %i', (text, count) => expect(searchWays(found, text)).toHaveLength(count));
