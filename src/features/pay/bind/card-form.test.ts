import { markets, type Market } from '@/domain/market';
import { cardBanks, detectBank } from './banks';
import { checkCard, type CardForm, readCardNumber } from './card-form';

const filled = { cardNo: '6225881234567898', bankCode: 'CMB', holderName: '张伟', phone: '13800138000', awaited: '' };
const form = (rest: Partial<CardForm> = {}): CardForm => ({ ...filled, ...rest });

const check = (card: CardForm, market: Market = markets.mainland) => checkCard(card, market);
const right = { cardNo: null, bankCode: null, holderName: null, phone: null };

it.each([
  ['', '', 'missing'],
  ['6', '', 'incomplete'],
  ['62', '', 'incomplete'],
  ['62258800', 'UnionPay', 'incomplete'],
  ['6225881234567898', 'UnionPay', null],
  ['6225881234567899', 'UnionPay', 'wrong'],
  ['4111111111111111', 'Visa', null],
  ['4111111111111112', 'Visa', 'wrong'],
  ['411111111111111', 'Visa', 'incomplete'],
  ['5555555555554444', 'Mastercard', null],
  ['9558800000000000000', '', null],
  ['9558800000000000001', '', 'wrong'],
  ['0000000', '', 'incomplete'],
  ['0000000000000000', '', 'wrong'],
  // RuPay, RuPay, RuPay with JCB, Indonesia's GPN: each had another network's name.
  ['6521528233001200', '', 'wrong'],
  ['6073849700004947', '', null],
  ['3536840000000000', '', 'wrong'],
  ['6019001234567890', '', 'wrong'],
])('the card number %s has the network %j and the problem %j', (digits, network, problem) =>
  expect(readCardNumber(digits)).toEqual({ network, problem }),
);

it.each([
  ['622588', 'CMB'],
  ['6222021234567890123', 'ICBC'],
  ['955880', 'ICBC'],
  ['95599', 'ABC'],
  ['6217', ''],
  ['411111', ''],
  ['', ''],
])('the card number %s is of the bank %j', (digits, bank) => expect(detectBank(digits, markets.mainland)).toBe(bank));

it('a card with all four fields is complete', () => expect(check(form())).toEqual(right));

it.each(['张伟', 'Ayu Lestari', "O'Neil", '阿卜杜拉·买买提'])('the name %s on a card is accepted', (holderName) => {
  expect(check(form({ holderName }))).toEqual(right);
});

it.each(['12345', '张伟1', '***'])('the name %s on a card is refused', (holderName) => {
  expect(check(form({ holderName })).holderName).toBe('wrong');
});

it.each([
  ['mainland', '1380013800', 'incomplete'],
  ['mainland', '12800138000', 'wrong'],
  ['mainland', '23800138000', 'wrong'],
  ['india', '9876543210', null],
  ['india', '987654321', 'incomplete'],
  ['india', '5876543210', 'wrong'],
  ['india', '13800138000', 'wrong'],
  ['indonesia', '081234567890', null],
  ['indonesia', '0812345678', null],
  ['indonesia', '081234567', 'incomplete'],
  ['indonesia', '13800138000', 'wrong'],
] as const)('a mobile number is checked by the rule of %s: %s is %s', (market, phone, problem) => {
  expect(check(form({ phone }), markets[market]).phone).toBe(problem);
});

it('a card accepts only a bank of its market, also from a stored draft', () => {
  const checkIn = (bankCode: string) => check(form({ bankCode, phone: '081234567890' }), markets.indonesia);
  expect(checkIn('CMB')).toEqual({ ...right, bankCode: 'missing' });
  expect(checkIn('BCA')).toEqual(right);
});

it('every market has banks of its own', () => {
  const codes = Object.values(markets).map((market) => cardBanks[market.id].map(({ code }) => code));
  expect(codes.every((own) => own.length > 0)).toBe(true);
  expect(new Set(codes.flat()).size).toBe(codes.flat().length);
});
