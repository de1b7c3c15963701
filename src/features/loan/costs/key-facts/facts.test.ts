import { paymentOn, payout, termsOf } from '@tests/support/plan-periods';
import { factsOfTerms } from '@/domain/loan-account';
import type { Currency } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { dailyShare, instalmentsOf, statedCostRows, termDays } from './facts';

const agreed = termsOf();
const loan = { borrowed: 300_000_000n, total: 330_000_000n };

type Words = [received: string, interest: string, fee: string, total: string];

const words: Record<string, Words> = {
  en: ['Amount received', 'Interest', 'Service fee', 'Total to repay'],
  id: ['Dana diterima', 'Bunga', 'Biaya layanan', 'Total pembayaran'],
  hi: ['मिलने वाली राशि', 'ब्याज', 'सेवा शुल्क', 'कुल भुगतान'],
  zh: ['到账金额', '利息', '服务费', '还款总额'],
};

describe.each(Object.entries(words))('stated costs in %s', (_, [received, interest, fee, total]) => {
  it.each<[Currency, string, string, string, string]>([
    ['IDR', 'Rp3.000.000', 'Rp200.000', 'Rp100.000', 'Rp3.300.000'],
    ['IDR', 'Rp 3.000.000,00', 'Rp 200.000,00', 'Rp 100.000,00', 'Rp 3.300.000,00'],
    ['INR', '₹30,00,000', '₹2,00,000', '₹1,00,000', '₹33,00,000'],
    ['INR', '3000000', '200000', '3.3%', '3300000.00'],
  ])('stated costs are interest and fees only: %s %s', (currency, lent, charged, asked, owed) => {
    const rows = [
      { text: 'Bank', value: 'BCA •••• 4821' },
      { text: received, value: lent },
      { text: interest, value: charged },
      { text: fee, value: asked },
      { text: total, value: owed },
    ];
    const stated = { rate: '', rows };
    expect(statedCostRows({ stated, facts: loan }, (minor) => shownAmount(minor, currency))).toEqual({
      interest: [{ text: interest, value: charged }],
      fees: [{ text: fee, value: asked }],
    });
  });
});

it('stated costs are fees of the loan, not any number of the lender, and not what only a late borrower pays', () => {
  const rows = Object.entries({
    'Amount credited to your account': '₹9,400',
    'Each instalment': '₹10,650',
    'Number of instalments': '3',
    APR: '43.2%',
    'Late charge per day': '5%',
    'Denda keterlambatan': 'Rp5.000',
    'Processing fee': '₹600',
    'Biaya administrasi': 'Rp10.000',
    'Biaya pencairan': 'Rp50.000',
    'Disbursement fee': 'Rp50.000',
    'Dana cair setelah biaya': 'Rp2.950.000',
    'Jumlah pencairan setelah biaya': 'Rp2.950.000',
    'Loan amount': '₹30,000.0',
  }).map(([text, value]) => ({ text, value }));
  const { fees, interest } = statedCostRows({ stated: { rate: '', rows }, facts: loan }, String);
  expect(fees.map(({ text }) => text)).toEqual([
    'Processing fee',
    'Biaya administrasi',
    'Biaya pencairan',
    'Disbursement fee',
  ]);
  expect(interest).toEqual([]);
});

it('stated costs are empty if the server sends none', () => {
  expect(statedCostRows({ stated: null, facts: loan }, String)).toEqual({ interest: [], fees: [] });
});

it.each([
  [
    'are the same amount every thirty days',
    agreed,
    { count: 3, each: 110_000n, least: 110_000n, most: 110_000n, first: '2026-04-04', everyDays: 30 },
  ],
  [
    'differ in amount and in distance',
    termsOf({ payments: [paymentOn(0), paymentOn(1, 90_000n), { ...paymentOn(2), pay_time: '2026-08-01' }] }),
    { each: null, least: 90_000n, most: 110_000n, everyDays: null },
  ],
  ['are words', termsOf({ payments: [paymentOn(0), paymentOn(1, 'soon')] }), { each: null, least: null, most: null }],
  [
    'are sent with the last one first',
    termsOf({ payments: [paymentOn(2), paymentOn(1), paymentOn(0)] }),
    { first: '2026-04-04', everyDays: 30 },
  ],
  ['have one day', termsOf({ payments: [paymentOn(0), paymentOn(0)] }), { first: '2026-04-04', everyDays: null }],
  [
    'have an unreadable day',
    termsOf({ payments: [{ ...paymentOn(0), pay_time: 'soon' }, paymentOn(1), paymentOn(2)] }),
    { count: 3, first: null, everyDays: null },
  ],
  ['are none', termsOf({ payments: [] }), { count: 0, each: null, first: null }],
  ['are one', termsOf({ payments: [paymentOn(0)] }), { count: 1, each: 110_000n, everyDays: null }],
])('the payments in short %s', (_, { payments }, expected) => expect(instalmentsOf(payments)).toMatchObject(expected));

it('the term is from the payout to the last payment, and the cost is divided by its days', () => {
  const facts = factsOfTerms(agreed);
  expect(termDays(facts)).toBe(90);
  expect(dailyShare(facts)).toBeCloseTo(30_000 / 300_000 / 90, 12);
  expect(termDays({ ...facts, payout: null, rate: null })).toBeNull();
  const unreadable = [paymentOn(0), paymentOn(1), { ...paymentOn(2), pay_time: 'soon' }];
  expect(dailyShare(factsOfTerms(termsOf({ payments: unreadable })))).toBeNull();
  expect(dailyShare({ ...facts, cost: null })).toBeNull();
  expect(dailyShare({ ...facts, lastDue: payout })).toBeNull();
});
