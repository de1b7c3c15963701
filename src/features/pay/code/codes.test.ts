import { atCounter, bookOf, codePaymentOf, paymentOf } from '@tests/support/payments';
import { emptyBook, type Payment } from '@/domain/payments/payment';
import { quietCodes } from '../records/book';
import { barcodeTextOf } from './barcode';
import {
  codesOf,
  findNamedCode,
  findSavedCode,
  findShownCode,
  isExpired,
  loanDueOf,
  openCode,
  replacementOf,
} from './codes';
import { cashierInputs, choiceOfAddress } from './payment-choice';

const jakarta = '+07:00';
type Parts = Parameters<typeof codePaymentOf>[0] & { number?: string };
const codeOf = ({ number = '3901', code, ...parts }: Parts = {}) =>
  codePaymentOf({ id: number, ...parts, code: { number, ...code } });

const alfamart = codeOf({ number: 'alfamart', code: atCounter });
const bni = codeOf({ number: 'bni', code: { payCode: 'BNI' } });
const bca = codeOf({ number: 'bca' });
const asked = { amount: '400', payType: '', payCode: '' };
const unchosen = codeOf({ number: 'unchosen', amount: '500', code: { payCode: 'BRI', asked } });

it.each([
  ['nothing: the newest', {}, 'alfamart'],
  ['a bank', { payCode: 'BCA' }, 'bca'],
  ['bank, way and amount', { payType: '1', payCode: 'BNI', amount: '105325000' }, 'bni'],
  ['the same with another amount', { payType: '1', payCode: 'BNI', amount: '105325001' }, undefined],
  ['a bank that was not requested', { payCode: 'MANDIRI' }, undefined],
  ['a way only', { payType: '1' }, 'bni'],
  ['the bank under the other way', { payType: '2', payCode: 'BCA' }, undefined],
  ['the bank the server chose', { payCode: 'BRI' }, 'unchosen'],
  ['the amount that was asked for', { amount: '400' }, 'unchosen'],
  ['the amount the server made of it', { amount: '500' }, 'unchosen'],
] as const)('the saved code is found by an address with %s', (_, named, number) => {
  const wanted = { amount: '', payType: '', payCode: '', ...named };
  expect(findSavedCode([alfamart, bni, bca, unchosen], wanted)?.code.number).toBe(number);
});

describe('the payment of a code', () => {
  const { seq: _seq, ...given } = codeOf({ id: 'new', fee: '7' });
  const numbersOf = (payments: readonly Payment[]) => payments.map(({ id, fee, seq }) => `${id}/${fee}/${seq}`);

  it.each([
    ['of the same code', {}, ['3901/7/3']],
    ['of the same code that was said', { stage: 'said' }, ['3901/7/3']],
    ['of another number', { number: 'x' }, ['x//1', 'new/7/3']],
    ['of another sum', { off: '9' }, ['3901//1', 'new/7/3']],
    ['of another purpose', { purpose: 'extension' }, ['3901//1', 'new/7/3']],
    ['that has arrived', { found: { is: 'arrived', at: 1 } }, ['3901//1', 'new/7/3']],
  ] as const)('is new, or the one %s', (_, parts, payments) => {
    const book = openCode(bookOf([codeOf(parts)], { count: 2 }), given);
    expect(numbersOf(book.payments)).toEqual(payments);
  });

  it('is the first of a book', () =>
    expect(openCode(emptyBook, given).payments).toMatchObject([{ id: 'new', seq: 1 }]));
});

const now = Date.parse('2026-03-01T12:00:00Z');
const day = 86_400_000;
const named = { amount: '105325000', payType: '1', payCode: 'BCA', display: '0' };
const loanIn = (orderStatus: string) => ({ orderStatus, repayAmount: '', dueTime: null });
const due = loanIn('174');
const later: Parts = { number: 'bni', startedAt: now - 1, code: { payCode: 'BNI' } };
const card = paymentOf({ card: {}, stage: 'accepted', id: 'card' });

type Row = [string, Parts[], Partial<typeof named>, typeof due | undefined, string | undefined];
it.each<Row>([
  ['the one that the address names', [{}], {}, undefined, '3901'],
  ['the same once the loan is known to be open', [{}], {}, due, '3901'],
  ['the same for an unknown status', [{}], {}, loanIn('999'), '3901'],
  ['none once the loan is paid back', [{}], {}, loanIn('200'), undefined],
  ['none once the loan is closed', [{}], {}, loanIn('4'), undefined],
  ['that of an extension', [{ purpose: 'extension' }], { display: '1' }, due, '3901'],
  ['none of an extension of a repaid loan', [{ purpose: 'extension' }], { display: '1' }, loanIn('200'), undefined],
  ['none where it pays the extension, and the address the loan', [{ purpose: 'extension' }], {}, undefined, undefined],
  ['none where it pays the loan, and the address the extension', [{}], { display: '1' }, undefined, undefined],
  ['none without stored codes', [], {}, undefined, undefined],
  ['none that has expired', [{ code: { expireTime: now } }], {}, undefined, undefined],
  ['one that is as old as other stored answers', [{ startedAt: now - 30 * day }], {}, undefined, '3901'],
  ['none that is older', [{ startedAt: now - 30 * day - 1 }], {}, undefined, undefined],
  ['none of no time', [{ startedAt: Number.NaN }], {}, undefined, undefined],
  ['none that a later code has replaced', [{}, later], {}, undefined, undefined],
  ['one whose later code pays the extension', [{}, { ...later, purpose: 'extension' }], {}, undefined, '3901'],
  ['the newest, where the address names nothing', [{}], { amount: '', payType: '', payCode: '' }, undefined, '3901'],
  ['none whose amount is not the one asked for', [{ off: '200' }], {}, undefined, undefined],
  ['none without an amount', [{ off: '' }], { amount: '' }, undefined, undefined],
  ['none that is scanned', [{ code: { qrContent: 'QR' } }], {}, undefined, undefined],
])('the saved code shown while the server is asked is %s', (_, codes, wanted, loan, number) => {
  const payments = codes.map((parts) => codeOf({ startedAt: now - 60_000, ...parts }));
  const found = findShownCode(quietCodes(bookOf(payments)), {
    choice: { ...named, ...wanted },
    loan,
    now,
    utcOffset: jakarta,
  });
  expect(found?.code.number).toBe(number);
});

it.each<[string, Payment[], Parameters<typeof bookOf>[1], number]>([
  ['a code', [codeOf()], {}, 1],
  ['a code whose money has come', [codeOf({ found: { is: 'arrived', at: 1 } })], {}, 0],
  ['a code that was said', [codeOf({ stage: 'said' })], {}, 0],
  ['a code that may have arrived', [codeOf({ found: { is: 'unclear', at: 1, money: '5' } })], {}, 0],
  ['a code beside a payment by card', [codeOf(), card], {}, 0],
  ['a code beside a card that was refused', [codeOf(), { ...card, stage: 'refused' }], {}, 1],
  ['a code of a closed loan', [codeOf()], { isClosed: true }, 0],
  ['a code of a settled loan', [codeOf()], { last: { seq: 1, at: 1, status: '200', left: '0', dues: [] } }, 0],
  ['a code from before the last change', [codeOf()], { changeSeq: 1 }, 0],
  ['a code from after it', [codeOf({ seq: 2 })], { changeSeq: 1 }, 1],
])('of %s the preview has the codes that may be shown', (_, payments, parts, count) => {
  expect(quietCodes(bookOf(payments, parts))).toHaveLength(count);
});

it.each([
  ['a later one of the same purpose', [later], 'bni'],
  ['none that has expired', [{ ...later, code: { ...later.code, expireTime: now } }], undefined],
  ['none with the same number', [{ startedAt: now - 1 }], undefined],
  ['none that is older', [{ ...later, startedAt: now - day }], undefined],
])('a code is replaced by %s', (_, others, number) => {
  const own = codeOf({ startedAt: now - 60_000 });
  const codes = codesOf(bookOf([own, ...others.map((parts) => codeOf(parts))]), 'loan');
  expect(replacementOf(own, codes, now, jakarta)?.code.number).toBe(number);
});

it.each([
  ['none', null, false],
  ['a moment later', now + 1, false],
  ['that moment', now, true],
  ['a time of the server', '2026-03-01 19:00:00', true],
  ['words', 'soon', false],
])('with the deadline %s a code has expired, or not', (_, expireTime, expired) => {
  expect(isExpired({ expireTime }, now, jakarta)).toBe(expired);
});

it.each([
  ['of the code', '2026-03-02', 'loan', undefined, '2026-03-02'],
  ['of the code, if the newest answer has none', '2026-03-02', 'loan', null, '2026-03-02'],
  ['of the newest answer', '2026-03-02', 'loan', '2026-03-05', '2026-03-05'],
  ['that is not known', null, 'loan', undefined, undefined],
  ['that the newest answer has in words only', '2026-03-02', 'loan', 'soon', undefined],
  ['that an extension moves', '2026-03-02', 'extension', '2026-03-05', undefined],
] as const)('the due date beside a code is the one %s', (_, loanDue, purpose, dueTime, date) => {
  const loan = dueTime === undefined ? undefined : { orderStatus: '174', repayAmount: 1n, dueTime };
  expect(loanDueOf(codeOf({ code: { loanDue }, purpose }), loan, jakarta)?.date).toBe(date);
});

describe('the cashier view', () => {
  const order = { productId: 'p', orderId: 'o' };
  const counter = (number: string, parts: Parts = {}) =>
    codeOf({ ...order, number, amount: '100', ...parts, code: atCounter });
  const older = counter('A0', { startedAt: 1 });
  const newest = counter('A1', { startedAt: 2 });
  const bank = codeOf({ ...order, number: 'B1', startedAt: 3 });

  function codeAt(address: Partial<Parameters<typeof choiceOfAddress>[0]>, codes = [bank, newest, older]) {
    return findNamedCode(codes, choiceOfAddress({ ...order, ...address, payType: '2' }));
  }

  it.each([
    ['a code', { refNo: 'A0' }, 'A0'],
    ['the code of a bank', { refNo: 'B1' }, 'B1'],
    ['a code that is not here, whatever else', { refNo: 'X', amount: '100', payCode: 'ALFAMART' }, undefined],
    ['amount and market', { amount: '100', payCode: 'ALFAMART' }, 'A1'],
    ['another amount', { amount: '101', payCode: 'ALFAMART' }, undefined],
    ['nothing: the newest of a counter', {}, 'A1'],
    ['no amount at all', { amount: 'Rp1' }, 'A1'],
  ])('of an address with %s shows %s', (_, inputs, number) => expect(codeAt(inputs)?.code.number).toBe(number));

  it('has an address that finds its code', () => {
    for (const payment of [bank, newest, older]) expect(codeAt(cashierInputs(payment))).toBe(payment);
  });

  it('finds a very long code that is not in its address, and never one of another purpose', () => {
    const endless = counter('9'.repeat(10_000), { purpose: 'extension' });
    const inputs = cashierInputs(endless);
    expect(inputs).toMatchObject({ display: '1' });
    expect(inputs.refNo).toBeUndefined();
    const book = bookOf([endless, newest]);
    expect(codeAt(inputs, codesOf(book, 'extension'))).toBe(endless);
    expect(codeAt(inputs, codesOf(bookOf([newest]), 'extension'))).toBeUndefined();
  });

  it.each([
    ['2', ' 8881 0123 4567 ', '888101234567'],
    ['2', 'AB12-cd34', 'AB12-cd34'],
    ['2', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['1', '8881012345678901', null],
    ['2', '', null],
    ['2', '   ', null],
    ['2', '８８８１', null],
    ['2', '12\u000034', null],
    ['2', 'kode-é', null],
    ['2', '9'.repeat(80), '9'.repeat(80)],
    ['2', '9'.repeat(81), null],
    ['2', '9'.repeat(10_000), null],
  ])('for the way %s and the code %j has bars with %j', (payType, number, text) => {
    expect(barcodeTextOf({ payType, number })).toBe(text);
  });
});
