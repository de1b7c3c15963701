import { always } from '@tests/support/always';
import { bookOf, paymentOf, readingOf } from '@tests/support/payments';
import fc from 'fast-check';
import { gate, restsOn, type Asked, type Gate } from './gate';
import type { Book, Payment, Stage } from './payment';

const hour = 3_600_000;
const now = 1_000 * hour;

const asked = (rest: Partial<Asked> = {}): Asked => ({
  purpose: 'loan',
  by: 'code',
  serverNow: now,
  isRead: true,
  end: null,
  shownSeq: 5,
  isUnread: false,
  isWayClosed: false,
  ...rest,
});

type Parts = Partial<Omit<Payment, 'code' | 'card'>>;

/** A loan of 1000 that was read with count 5, and payments for the loan. */
const bookWith = (payments: readonly Parts[], rest: Partial<Book> = {}): Book =>
  bookOf(
    payments.map((one) => paymentOf({ code: null, stage: 'said', seq: 2, ...one })),
    { last: readingOf({ seq: 5 }), ...rest },
  );

const payment = (stage: Stage, rest: Parts = {}, book: Partial<Book> = {}) =>
  bookWith([{ stage, stageAt: now - hour, ...rest }], book);
const hoursAgo = (hours: number) => ({ stageAt: now - hours * hour });
const unclear = { found: { is: 'unclear', at: 0, money: '50' } } as const;
const closed = { isClosed: true };

const wordsOf = (given: Gate) => (given.is === 'go' ? 'go' : `${given.is}: ${given.because}`);

type Row = [title: string, Book | null, Partial<Asked>, code: string, card: string, extension: string];

const underWay = ['ask: under-way', 'not: under-way', 'ask: under-way'] as const;

const rows: Row[] = [
  ['without a book', null, {}, 'go', 'go', 'go'],
  ['without payments', bookWith([]), {}, 'go', 'go', 'go'],
  ...(['committing', 'confirming', 'asking', 'away', 'accepted'] as const).map((stage): Row => [
    stage,
    payment(stage),
    {},
    ...underWay,
  ]),
  ['sent and unclear', payment('away', unclear), {}, ...underWay],
  ['sent and arrived', payment('away', { found: { is: 'arrived', at: 0 } }), {}, 'go', 'go', 'go'],
  ['accepted yesterday', payment('accepted', hoursAgo(24)), {}, 'ask: said', 'ask: said', 'go'],
  ['accepted at an unknown time', payment('accepted', hoursAgo(24)), { serverNow: null }, ...underWay],
  ['unknown, unread', payment('unknown', { stageSeq: 6 }), {}, ...underWay],
  ['unknown, and the loan was never read', payment('unknown', {}, { last: null }), {}, ...underWay],
  ['unknown, read since', payment('unknown', { stageSeq: 4 }), {}, 'ask: said', 'ask: said', 'go'],
  ['the bank waits for the SMS code', payment('sms'), {}, 'ask: sms', 'not: sms', 'ask: sms'],
  ['its SMS code was refused, and it is unclear', payment('sms', unclear), {}, 'ask: unclear', 'ask: unclear', 'go'],
  ['cancelled and unclear', payment('cancelled', unclear), {}, 'ask: unclear', 'ask: unclear', 'go'],
  ['said', payment('said'), {}, 'ask: said', 'ask: said', 'go'],
  ['a code is shown', payment('shown'), {}, 'go', 'go', 'go'],
  ['a code is shown, and unclear', payment('shown', unclear), {}, 'ask: unclear', 'ask: unclear', 'go'],
  ['said and unclear', payment('said', unclear), {}, 'ask: unclear', 'ask: unclear', 'go'],
  ['no debt', bookWith([], { last: readingOf({ left: '0' }) }), {}, 'ask: settled', 'not: settled', 'ask: settled'],
  ['an answer without a book says no debt', null, { end: 'repaid' }, 'ask: settled', 'not: settled', 'ask: settled'],
  ['closed by the lender', bookWith([], closed), {}, 'ask: closed', 'not: closed', 'ask: closed'],
  ['an answer says that it is closed', null, { end: 'closed' }, 'ask: closed', 'not: closed', 'ask: closed'],
  ['changed since', bookWith([], { changeSeq: 6 }), {}, 'ask: changed', 'not: changed', 'ask: changed'],
  ['changed before', bookWith([], { changeSeq: 5 }), {}, 'go', 'go', 'go'],
  ['nothing is shown yet', bookWith([], { changeSeq: 6 }), { shownSeq: null }, 'go', 'go', 'go'],
  ['refused today', payment('refused'), {}, 'go', 'ask: refused', 'go'],
  ['refused yesterday', payment('refused', hoursAgo(24)), {}, 'go', 'go', 'go'],
  ['refused at an unknown time', payment('refused'), { serverNow: null }, 'go', 'ask: refused', 'go'],
  ['cancelled', payment('cancelled'), {}, 'go', 'go', 'go'],
  ['not read on this visit', bookWith([]), { isRead: false }, 'go', 'not: not-read', 'go'],
  ['a record cannot be read', null, { isUnread: true }, 'ask: unread', 'ask: unread', 'ask: unread'],
  ['the way is closed', bookWith([]), { isWayClosed: true }, 'not: way-closed', 'not: way-closed', 'not: way-closed'],
  // What forbids is before what asks.
  ['said and closed', bookWith([{}], closed), {}, 'ask: said', 'not: closed', 'ask: closed'],
  ['said and changed', bookWith([{}], { changeSeq: 6 }), {}, 'ask: said', 'not: changed', 'ask: changed'],
  ['said, way closed', payment('said'), { isWayClosed: true }, 'not: way-closed', 'not: way-closed', 'not: way-closed'],
];

describe.each(rows)('if a payment for the loan is: %s', (_, book, rest, code, card, extension) => {
  it('a code, a card and a code for an extension', () => {
    const words = [asked(rest), asked({ ...rest, by: 'card' }), asked({ ...rest, purpose: 'extension' })].map((one) =>
      wordsOf(gate(book, one)),
    );
    expect(words).toEqual([code, card, extension]);
  });
});

describe('a question', () => {
  const two = bookWith([{ id: 'first' }, { id: 'second', stage: 'shown' }, { id: 'third' }]);
  const key = (book: Book, rest: Partial<Asked> = {}) => restsOn(gate(book, asked(rest)), book);

  it('names the payments that it is about', () => {
    expect(gate(two, asked())).toMatchObject({ payments: [{ id: 'first' }, { id: 'third' }] });
    expect(gate(bookWith([{}], { changeSeq: 6 }), asked({ by: 'card' }))).toMatchObject({ payments: [] });
  });

  it('rests on the same while the loan and its payments are the same, however often it is read', () => {
    const before = payment('unknown', { stageSeq: 6 });
    expect(wordsOf(gate(before, asked()))).toBe('ask: under-way');
    expect(key({ ...before, last: readingOf({ seq: 7 }), count: 9 })).toBe(key(before));
  });

  it.each<['repaid' | 'closed', Partial<Book>]>([
    ['repaid', { last: readingOf({ seq: 7, left: '0' }), changeSeq: 7 }],
    ['closed', closed],
  ])('about a loan that is %s is the same once that is noted, until a finding', (end, noted) => {
    const shown = payment('shown');
    expect(key({ ...shown, ...noted }, { end })).toBe(key(shown, { end }));
    const found = payment('shown', { found: { is: 'arrived', at: 0 } }, noted);
    expect(key(found, { end })).not.toBe(key(shown, { end }));
  });

  it.each<[string, Book]>([
    ['another payment was said', { ...two, payments: [...two.payments, paymentOf({ id: 'fourth', stage: 'said' })] }],
    ['a payment is at another stage', { ...two, payments: two.payments.map((one) => ({ ...one, stage: 'accepted' })) }],
    ['a payment is unclear', { ...two, payments: two.payments.map((one) => ({ ...one, ...unclear })) }],
    ['the loan has changed', { ...two, changeSeq: 4 }],
    ['the loan was closed', { ...two, isClosed: true }],
  ])('is asked again if %s', (_, book) => expect(key(book)).not.toBe(key(two)));

  it('of one reason is no answer to another one', () => {
    const unread = gate(null, asked({ isUnread: true }));
    const changed = gate(bookWith([], { changeSeq: 6 }), asked());
    expect(restsOn(unread, null)).not.toBe(restsOn(changed, null));
    expect(restsOn({ is: 'go' }, null)).toBe('');
  });
});

const stages: Stage[] = ['shown', 'said', 'committing', 'confirming', 'asking', 'sms', 'away', 'accepted', 'unknown'];
const findings = [null, { is: 'arrived', at: 0 }, { is: 'settled', at: 0 }, unclear.found] as const;
const books = fc
  .record({
    payments: fc.array(
      fc.record({
        stage: fc.constantFrom<Stage[]>(...stages, 'refused', 'cancelled'),
        purpose: fc.constantFrom('loan' as const, 'extension' as const),
        found: fc.constantFrom(...findings),
        stageSeq: fc.nat(9),
        stageAt: fc.constantFrom(now, now - 30 * hour),
      }),
      { maxLength: 4 },
    ),
    left: fc.constantFrom('0', '1000'),
    changeSeq: fc.nat(9),
    isClosed: fc.boolean(),
  })
  .map(({ payments, left, ...rest }) => bookWith(payments, { ...rest, last: readingOf({ seq: 5, left }) }));
const asks: fc.Arbitrary<Required<Asked>> = fc.record({
  purpose: fc.constantFrom('loan' as const, 'extension' as const),
  by: fc.constantFrom('code' as const, 'card' as const),
  serverNow: fc.constantFrom(now, null),
  isRead: fc.boolean(),
  end: fc.constantFrom(null, 'repaid' as const, 'closed' as const),
  shownSeq: fc.option(fc.nat(9)),
  isUnread: fc.boolean(),
  isWayClosed: fc.boolean(),
});

const strictness = ['go', 'ask', 'not'];
const strict = (book: Book | null, one: Asked) => strictness.indexOf(gate(book, one).is);

describe('whatever is in the book', () => {
  always('a card is offered at most as freely as a code', [books, asks], (book, one) => {
    expect(strict(book, { ...one, by: 'card' })).toBeGreaterThanOrEqual(strict(book, { ...one, by: 'code' }));
  });

  always('one more payment never makes it easier', [books, asks], (book, one) => {
    expect(strict(book, one)).toBeGreaterThanOrEqual(strict({ ...book, payments: book.payments.slice(1) }, one));
  });

  always(
    'no code goes without a question while nothing is owed, or what is shown is old',
    [books, asks],
    (book, one) => {
      const isOld = one.shownSeq !== null && book.changeSeq > one.shownSeq;
      if (isOld || book.isClosed || book.last?.left === '0') expect(gate(book, one).is).not.toBe('go');
    },
  );

  always('a question names payments of the book only', [books, asks], (book, one) => {
    const given = gate(book, one);
    if (given.is !== 'go') expect(book.payments).toEqual(expect.arrayContaining([...given.payments]));
  });
});
