import { atCounter, bookOf, paymentOf } from '@tests/support/payments';
import type { Payment } from '@/domain/payments/payment';
import { receiptAmount, receiptFacts } from './receipt-facts';
import { hasReceipt, receiptOf, withoutReceipts } from './receipt-of';

/** The sentences of the code. */
const translate = ({ message = '', values = {} }: { message?: string; values?: Record<string, unknown> }) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

function rowsOf(payment: Payment, timeForm?: 'full'): Record<string, string> {
  const { title, rows } = receiptFacts(receiptOf(payment), translate, timeForm);
  return Object.fromEntries([['title', title], ...rows.map(({ label, value }) => [label, value] as const)]);
}

const startedAt = Date.UTC(2026, 2, 1, 3);
const at = Date.UTC(2026, 2, 2, 3);
const saidAt = startedAt + 60_000;
const began = { startedAt, amount: '20000000' };
type Parts = Parameters<typeof paymentOf>[0];
const code = (parts: Parts = {}) => paymentOf({ ...began, ...parts });
const said = (parts: Parts = {}) => code({ stage: 'said', saidAt, ...parts });
const card = (parts: Parts = {}) => code({ card: {}, ...parts });
const cashier = (parts: Parts = {}) => code({ code: null, ...parts });

const arrived = { is: 'arrived', at } as const;
const settled = { is: 'settled', at } as const;
const unclear = { is: 'unclear', at, money: '15000000' } as const;
const saidOn = { 'You told us on': '2026-03-01 10:01' };
const seenOn = { 'Confirmed on': '2026-03-02 10:00' };
const changedOn = { 'Your loan changed on': '2026-03-02 10:00' };
const startedOn = { Started: '2026-03-01 10:00' };
const lost = { State: 'No answer, not on your loan yet' };
const fell = 'Not clear: your debt fell by Rp150.000, which may be this payment';

it.each<[string, Payment, Record<string, string>]>([
  ['a code that was said', said(), { State: 'Waiting for confirmation', ...saidOn }],
  ['a code that was said, and arrived', said({ found: arrived }), { State: 'Paid', ...saidOn, ...seenOn }],
  ['a code that nobody said was paid, and arrived', code({ found: arrived }), { State: 'Paid', ...seenOn }],
  ['a code when the loan is paid off', said({ found: settled }), { State: 'The loan is paid off', ...changedOn }],
  ['a code that is not clear', said({ found: unclear }), { State: fell, ...changedOn }],
  ['a code without any money', said({ found: { ...unclear, money: '0' } }), { State: 'Not clear whether it arrived' }],
  ['a card that is being sent', card({ stage: 'committing' }), { ...lost, ...startedOn }],
  ['a card that is being confirmed', card({ stage: 'confirming' }), lost],
  ['a card whose answer was lost', card({ stage: 'unknown' }), lost],
  ['the cashier’s page', cashier({ stage: 'away' }), { ...lost, title: 'Repayment at the online cashier' }],
  [
    'a card that was taken',
    card({ stage: 'accepted' }),
    { State: 'Request received, not on your loan yet', ...startedOn, title: 'Repayment by card' },
  ],
  [
    'a card that was taken, and is not clear',
    card({ stage: 'accepted', found: unclear }),
    { State: fell, ...startedOn },
  ],
  [
    'a card that was taken when the loan is paid off',
    card({ stage: 'accepted', found: settled }),
    { State: 'The loan is paid off', ...startedOn },
  ],
  [
    'a card that was taken, and arrived',
    card({ stage: 'accepted', found: arrived }),
    { State: 'Paid', 'Paid on': '2026-03-01 10:00', ...seenOn },
  ],
  ['a refused card whose money came', card({ stage: 'refused', found: arrived }), { State: 'Paid', ...seenOn }],
])('the receipt of %s says what is known', (_, payment, facts) => {
  expect(hasReceipt(payment)).toBe(true);
  expect(rowsOf(payment)).toMatchObject(facts);
});

it.each<[string, Payment]>([
  ['a code that nobody said was paid', code()],
  ['a card that was refused', card({ stage: 'refused' })],
  ['a card that was cancelled', card({ stage: 'cancelled' })],
  ['a card that waits for the SMS code', card({ stage: 'sms' })],
  ['the cashier’s page before its address came', cashier({ stage: 'asking' })],
  ['a payment whose receipt was deleted', said({ isHidden: true, found: unclear })],
])('there is no receipt of %s', (_, payment) => expect(hasReceipt(payment)).toBe(false));

const complained = { complainedAt: at, productName: 'Kilat 4111111111111111' };
const counter = { fee: '250000', code: { ...atCounter, placeName: 'Alfamart', billNumber: '3901', number: '3901' } };

it.each<[string, Payment, Record<string, string>]>([
  [
    'at a counter: the fee is handed over as well, and one number has one name',
    said(counter),
    {
      title: 'Repayment at a counter',
      Amount: 'Rp202.500',
      'Payment fee': 'Rp2.500',
      'Payment method': 'Alfamart',
      'Payment code': '3901',
    },
  ],
  [
    'at a bank: its fee is in the amount',
    said({ fee: '250000', ...complained }),
    {
      title: 'Repayment by virtual account',
      Amount: 'Rp200.000',
      'Payment method': 'BCA',
      'Bill number': 'INV000000000001',
      'You complained on': '2026-03-02 10:00',
      Loan: 'Kilat ••••••••••••1111',
    },
  ],
  [
    'in an app: it adds its fee itself',
    said({ fee: '250000', code: { payType: 'ewallet', payCode: 'DANA' } }),
    { title: 'Repayment by DANA', Amount: 'Rp200.000', 'Payment fee': 'Rp2.500' },
  ],
  [
    'by card: its end, and the server’s record',
    card({
      stage: 'accepted',
      card: { recordId: '9001' },
    }),
    { 'Payment method': 'BCA •••• 1234', 'Reference number': '9001' },
  ],
  [
    'for an extension: the due date that was offered',
    said({ purpose: 'extension', code: { loanDue: '20260401' } }),
    { title: 'Extension of the due date', 'Offered due date': '20260401' },
  ],
  [
    'for an extension that is not clear: the due date that was offered',
    said({ purpose: 'extension', found: unclear, code: { loanDue: '20260401' } }),
    { 'Offered due date': '20260401' },
  ],
  [
    'for an extension that has come: the new due date',
    said({ purpose: 'extension', found: arrived, code: { loanDue: '20260401' } }),
    { 'New due date': '20260401' },
  ],
  [
    'for an extension: the date as the server wrote it may be a number',
    said({ purpose: 'extension', code: { loanDue: 1_772_323_200_000 } }),
    { 'Offered due date': '2026-03-01' },
  ],
  ['in words of the server', said({ amount: 'ask the shop' }), { Amount: 'ask the shop' }],
])('the receipt of a payment %s', (_, payment, facts) => {
  const rows = rowsOf(payment);
  expect(rows).toMatchObject(facts);
  expect(rows['Amount']).toBe(receiptAmount(receiptOf(payment)));
  if (payment.fee !== '' && !('Payment fee' in facts)) expect(rows).not.toHaveProperty('Payment fee');
  if (payment.code?.billNumber === payment.code?.number) expect(rows).not.toHaveProperty('Bill number');
});

it('a dispute file says as well what the phone did, when, and what the server said', () => {
  const refused = card({ stage: 'refused', stageAt: at, refusal: 'Call us' });
  expect(rowsOf(refused, 'full')).toMatchObject({
    State: 'Refused',
    Started: '2026-03-01 10:00:00',
    'Last change': '2026-03-02 10:00:00',
    'Reason given': 'Call us',
  });
  expect(rowsOf(said({ found: settled }), 'full')).toMatchObject({ 'Before that': 'Waiting for confirmation' });
  expect(rowsOf(code(), 'full')).toMatchObject({ State: 'Code shown, not reported as paid' });
});

it('receipts are listed by the time when the person said it, or when the payment reached its stage', () => {
  expect(receiptOf(said()).at).toBe(saidAt);
  expect(receiptOf(card({ stage: 'accepted', stageAt: at })).at).toBe(at);
});

it('a deleted receipt takes a payment out of its book only if it cannot arrive any more', () => {
  const payments = [
    said({ id: 'said' }),
    said({ id: 'unclear', found: unclear }),
    said({ id: 'arrived', found: arrived }),
    code({ id: 'shown' }),
    card({ id: 'refused', stage: 'refused' }),
  ];
  const left = (id?: string) =>
    withoutReceipts(bookOf(payments), id && receiptOf(code({ id })).id).payments.map((one) => [one.id, one.isHidden]);
  const untouched = [
    ['shown', false],
    ['refused', false],
  ];
  expect(left()).toEqual([['said', true], ['unclear', true], ...untouched]);
  expect(left('said')).toEqual([['said', true], ['unclear', false], ['arrived', false], ...untouched]);
  expect(left('arrived')).toEqual([['said', false], ['unclear', false], ...untouched]);
  expect(left('shown')).toHaveLength(5);
});
