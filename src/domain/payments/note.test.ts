import { always } from '@tests/support/always';
import { bookOf, paymentOf, readingOf } from '@tests/support/payments';
import fc from 'fast-check';
import { note } from './note';
import { isOpen, isStrong, type Book, type Payment, type Reading, type Stage } from './payment';

const minute = 60_000;
const day = 1_440 * minute;

/** Two rows, the first due in 30 days; an extension makes them due a week later. */
const dues = [30 * day, 60 * day];
const moved = dues.map((due) => due + 7 * day);
const firstMoved = [...moved.slice(0, 1), ...dues.slice(1)];

const loan = (rest: Partial<Omit<Payment, 'code' | 'card'>> = {}) =>
  paymentOf({ amount: '100', stage: 'said', seq: 2, isBased: false, startedAt: 0, code: null, ...rest });
const extension = (rest: Parameters<typeof loan>[0] = {}) => loan({ purpose: 'extension', off: '', ...rest });

/** A book of payments that began after the loan was read for the first time. */
function bookWith(payments: readonly Payment[]): Book {
  const book = note(bookOf([]), readingOf({ dues }), 0);
  return { ...book, payments: payments.map((payment, index) => ({ ...payment, id: String(index) })) };
}

/** Notes answers, an hour after each other. */
function noteAll(book: Book, answers: readonly Partial<Reading>[]): Book {
  return answers.reduce<Book>((noted, rest, index) => {
    const at = (index + 1) * 60 * minute;
    return note(noted, readingOf({ seq: 10 + index, at, dues, ...rest }), at);
  }, book);
}

/** What the book says of each payment: a finding, with the money of an unclear one. */
const wordsOf = ({ payments }: Book) =>
  payments.map(({ found }) => (found?.is === 'unclear' ? `unclear ${found.money}` : (found?.is ?? '-'))).join(', ');

/** The loan is read once more after the payments began: a base for what comes after. */
const base = {};
const left = (...sums: string[]) => sums.map((sum) => ({ left: sum }));
const late = (sum: string) => ({ at: 31 * day, left: sum });
const nothing = { left: '0', dues: [] };
const at = (minutes: number | null, sum: string) => ({ at: minutes && minutes * minute, left: sum });

describe('a change of the loan', () => {
  it.each<[title: string, payments: Payment[], answers: Partial<Reading>[], found: string]>([
    ['is the one payment that it fits', [loan(), loan({ off: '300' })], left('900'), 'arrived, -'],
    ['is a code that no one said was paid', [loan({ stage: 'shown' })], left('900'), 'arrived'],
    ['is a refused payment, if no other fits', [loan({ stage: 'refused' })], left('900'), 'arrived'],
    ['is no payment that was cancelled before it was sent', [loan({ stage: 'cancelled' })], left('900'), '-'],
    [
      'may be one that was given up after the page of a partner',
      [loan({ stage: 'cancelled', stageSeq: 3 })],
      left('900'),
      'arrived',
    ],
    [
      'may be that one or a code',
      [loan({ stage: 'cancelled', stageSeq: 3 }), loan({ stage: 'shown' })],
      left('900'),
      'unclear 100, unclear 100',
    ],
    ['is no payment that waits for its SMS code', [loan({ stage: 'sms' })], left('900', '850'), '-'],
    ['is a code, not what pays nothing', [loan({ stage: 'sms' }), loan({ stage: 'shown' })], left('900'), '-, arrived'],
    [
      'may be a payment whose SMS code was refused',
      [loan({ stage: 'sms', refusal: 'Expired' }), loan({ stage: 'shown' })],
      left('900'),
      'unclear 100, unclear 100',
    ],
    [
      'is a said payment before one of those',
      [loan({ stage: 'sms', refusal: 'no' }), loan()],
      left('900'),
      '-, arrived',
    ],
    ['is a said payment before a code', [loan({ stage: 'shown' }), loan()], left('900'), '-, arrived'],
    ['is one of two', [loan(), loan()], left('900'), 'unclear 100, unclear 100'],
    ['is the last of two', [loan(), loan()], left('900', '800'), 'arrived, arrived'],
    ['is two payments at once', [loan(), loan({ off: '300' })], left('600'), 'arrived, arrived'],
    ['fits none', [loan(), loan({ stage: 'shown' })], left('950'), 'unclear 50, -'],
    ['is the rest of a part', [loan()], left('970', '900'), 'arrived'],
    ['may be a payment whose sum is not known', [loan({ off: '' })], left('900'), 'unclear 100'],
    ['is never two with an unknown sum', [loan(), loan({ off: '' })], left('950', '900'), 'unclear 100, unclear 100'],
    ['that fits is not what came before', [loan()], left('950', '850'), 'arrived'],
    [
      'is two only if nothing else came',
      [loan(), loan({ off: '300' })],
      left('950', '550'),
      'unclear 450, unclear 450',
    ],
    ['is explained once', [loan()], left('900', '800'), 'arrived'],
    [
      'to nothing owed settles what was said',
      [loan({ off: '1000' }), loan(), loan({ stage: 'shown' }), loan({ stage: 'sms' }), extension()],
      [nothing],
      'arrived, settled, -, settled, settled',
    ],
    ['to repaid is a debt of nothing', [loan({ off: '1000' })], [{ left: null, status: '200' }], 'arrived'],
    ['of the dates is an extension', [extension(), loan()], [{ dues: moved }], 'arrived, -'],
    ['of debt and dates is both', [extension(), loan()], [{ left: '900', dues: moved }], 'arrived, arrived'],
    ['of the dates may be one of two', [extension(), extension()], [{ dues: moved }], 'unclear 0, unclear 0'],
    [
      'of the dates may be no extension of that fee',
      [extension({ off: '1000', asked: '50' })],
      [{ dues: moved }],
      'unclear 0',
    ],
    ['of debt is never an extension', [extension({ off: '100' })], left('900'), '-'],
    ['by a row leaves it unclear', [extension()], [{ left: '500', dues: dues.slice(1) }], 'unclear 0'],
    ['of the first date is an extension, unless money came', [extension()], [{ dues: firstMoved }], 'arrived'],
    [
      'of first date and debt may be another plan',
      [extension(), loan()],
      [{ left: '900', dues: firstMoved }],
      'unclear 0, arrived',
    ],
    ['to earlier days is none', [extension()], [{ dues: dues.map((due) => due - day) }], 'unclear 0'],
    [
      'at an unknown time may be forgiven charges',
      [loan(), extension()],
      [{ at: null, left: '900', dues: moved }],
      'unclear 0, arrived',
    ],
    [
      'of a late loan may be forgiven charges',
      [loan(), extension()],
      [{ at: 31 * day, left: '900', dues: moved }],
      'unclear 0, arrived',
    ],
    ['by the lender proves nothing', [loan(), loan({ stage: 'sms' })], [{ left: '900', status: '4' }], 'unclear 0, -'],
    ['after a closed loan proves nothing', [loan({ stage: 'shown' })], [{ status: '4' }, { left: '900' }], '-'],
    ['that cannot be read explains nothing', [loan()], [{ left: null, status: '3', dues: moved }], '-'],
    ['by charges explains nothing', [loan()], left('1008', '908'), 'arrived'],
    ['takes an arrived payment back', [loan()], left('900', '1000'), 'unclear 0'],
    ['by charges takes nothing back', [loan()], left('900', '999'), 'arrived'],
    ['takes back what came for two', [loan(), loan()], left('900', '1000', '900'), 'unclear 100, unclear 100'],
    [
      'takes back that nothing is owed',
      [loan(), extension(), loan({ stage: 'sms' })],
      [nothing, ...left('1000')],
      'unclear 0, unclear 0, -',
    ],
    ['takes it back, and then is the payment', [loan()], [nothing, ...left('1000', '900')], 'arrived'],
    ['by charges of a late loan takes nothing back', [loan()], [...left('900'), late('1050')], 'arrived'],
    [
      'by charges leaves what came for two',
      [loan(), loan()],
      [...left('900'), late('1050')],
      'unclear 100, unclear 100',
    ],
    ['of a late loan by the very sum takes it back', [loan()], [...left('900'), late('1000')], 'unclear 0'],
    [
      'by a row of a late loan takes it back',
      [loan({ off: '500' })],
      [{ left: '500', dues: dues.slice(1) }, late('1030')],
      'unclear 0',
    ],
    ['by an extension takes nothing back', [loan()], [...left('900'), { left: '1050', dues: moved }], 'arrived'],
    ['of a slow copy is ignored for ten minutes', [loan()], [at(100, '900'), at(109, '1000')], 'arrived'],
    ['of a slow copy is over after ten minutes', [loan()], [at(100, '900'), at(110, '1000')], 'unclear 0'],
    [
      'after one without a time may be of a slow copy',
      [loan()],
      [at(null, '900'), at(100, '1000'), at(109, '1000')],
      'arrived',
    ],
    [
      'after one without a time is no slow copy for ever',
      [loan()],
      [at(null, '900'), at(100, '1000'), at(110, '1000')],
      'unclear 0',
    ],
    ['without a time may be of a slow copy', [loan()], [{ left: '900' }, at(null, '1000'), at(null, '900')], 'arrived'],
  ])('%s', (_, payments, answers, found) => {
    expect(wordsOf(noteAll(bookWith(payments), [base, ...answers]))).toBe(found);
  });

  it.each<[title: string, stage: Stage, found: string]>([
    ['may be older than the payment', 'said', 'unclear 0'],
    ['is not a code', 'shown', '-'],
  ])('without a base %s', (_, stage, found) => {
    expect(wordsOf(noteAll(bookWith([loan({ seq: 9, stage })]), left('900')))).toBe(found);
  });

  it('is not known of what was sent before the loan was first read', () => {
    const stages: Stage[] = ['shown', 'said', 'unknown', 'refused'];
    const begun = stages.map((stage) => loan({ stage, seq: 0 }));
    const first = (sum: string) => wordsOf(note(bookOf(begun), readingOf({ left: sum }), 0));
    expect(first('1000')).toBe('-, unclear 0, unclear 0, -');
    expect(first('0')).toBe('-, settled, settled, -');
  });

  it('that fits none is for each payment what came since it began', () => {
    const first = noteAll(bookWith([loan()]), [base, ...left('950')]);
    const both = { ...first, payments: [...first.payments, loan({ id: '1', off: '200', seq: 12 })] };
    const read = (book: Book, seq: number, sum: string) =>
      note(book, readingOf({ seq, at: day, dues, left: sum }), day);
    expect(wordsOf(read(read(both, 13, '950'), 14, '920'))).toBe('unclear 80, unclear 30');
  });

  it('is counted for pages that showed the loan before, also without a payment', () => {
    const book = bookWith([]);
    expect(noteAll(book, [base])).toMatchObject({ changeSeq: 0, fellAt: 0 });
    expect(noteAll(book, [{ left: '999' }])).toMatchObject({ changeSeq: 10, fellAt: 60 * minute });
    expect(noteAll(book, [{ dues: moved }])).toMatchObject({ changeSeq: 10 });
    const repaid = noteAll(book, [{ left: null, status: '200' }]);
    expect(repaid).toMatchObject({ changeSeq: 10, last: { left: '0', dues: [] } });
    expect(noteAll(book, [{ left: '1008' }]).changeSeq).toBe(0);
  });

  it('is told again when the finding is another', () => {
    const tell = (book: Book) => ({ ...book, payments: book.payments.map((one) => ({ ...one, isTold: true })) });
    const isTold = (book: Book) => book.payments[0]?.isTold;
    const unclear = tell(noteAll(bookWith([loan()]), [base, ...left('950')]));
    const next = (rest: Partial<Reading>) => note(unclear, readingOf({ seq: 20, at: day, dues, ...rest }), day);
    expect(isTold(next({ left: '950' }))).toBe(true);
    expect(isTold(next({ left: '920' }))).toBe(false);
    expect(isTold(next({ left: '850' }))).toBe(false);
    const again = tell(noteAll(bookWith([extension()]), [base, { dues: dues.slice(1) }]));
    expect(isTold(note(again, readingOf({ seq: 20, at: day, dues }), day))).toBe(true);
  });
});

describe('the book', () => {
  const noted = noteAll(bookWith([loan()]), [base, ...left('900')]);

  it.each<[string, Book, Partial<Reading>]>([
    ['to an earlier question', noted, { seq: 9, left: '700' }],
    ['that was noted before', noted, { seq: 11, left: '900' }],
    ['without a debt', noted, { seq: 20, left: null }],
    ['of a slow copy', noted, { seq: 20, at: 121 * minute }],
    ['about a closed loan', noteAll(noted, [{ seq: 20, status: '4' }]), { seq: 21, left: '100' }],
  ])('is the same after an answer %s', (_, book, rest) => {
    expect(note(book, readingOf({ at: day, dues, ...rest }), day)).toBe(book);
  });

  it('notes a look at a loan whose debt no answer names, until one does', () => {
    const begun = { ...bookOf([loan({ stage: 'unknown' })]), hasRows: false };
    const looked = note(begun, readingOf({ seq: 9, left: null }), 0);
    expect(looked).toMatchObject({ last: { seq: 9, left: null }, payments: [{ found: null }] });
    expect(wordsOf(note(looked, readingOf({ seq: 10 }), 0))).toBe('unclear 0');
  });

  it('gives a finding the time of the server, or of the phone without one', () => {
    const foundAt = (time: number | null) =>
      note(bookWith([loan({ isBased: true })]), readingOf({ seq: 10, at: time, left: '900', dues }), 5).payments[0]
        ?.found?.at;
    expect([foundAt(7), foundAt(null)]).toEqual([7, 5]);
  });

  it('contains payments that are over for 180 days, at most twenty, and each that may still arrive', () => {
    const now = 200 * day;
    const over = Array.from({ length: 25 }, (_, index) => loan({ startedAt: now - index, stage: 'refused' }));
    const old = loan({ startedAt: 19 * day, found: { is: 'arrived', at: 0 } });
    const waiting = loan({ startedAt: 0 });
    const { payments } = note(bookOf([waiting, old, ...over.slice(0, 3)]), readingOf(), now);
    expect(payments.map(({ startedAt }) => startedAt)).toEqual([0, now, now - 1, now - 2]);
    const many = note(bookOf([waiting, ...over]), readingOf(), now).payments;
    expect(many.map(({ startedAt }) => startedAt)).toEqual([0, ...over.slice(5).map(({ startedAt }) => startedAt)]);
  });
});

const sums = fc.constantFrom('100', '200', '300', '');
const stages = fc.constantFrom<Stage[]>('shown', 'said', 'unknown', 'accepted', 'sms', 'refused', 'cancelled');
const payments = fc.array(
  fc.record({
    purpose: fc.constantFrom('loan' as const, 'extension' as const),
    off: sums,
    stage: stages,
    seq: fc.nat(8),
  }),
  { maxLength: 5 },
);
const answers = fc.array(
  fc.record({
    left: fc.constantFrom('1000', '900', '800', '700', '600', '500', '0', null),
    status: fc.constantFrom('170', '3', '174', '180', '200', '4', null),
    dues: fc.constantFrom(dues, dues.slice(1), moved, moved.slice(1), []),
    at: fc.constantFrom(null, 0, minute, 11 * minute, 61 * day),
    seq: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 8 },
);

/** A book after each answer. */
function booksOf(begun: readonly Parameters<typeof loan>[0][], given: readonly Reading[]): Book[] {
  let book = bookOf(begun.map((rest, index) => loan({ ...rest, id: String(index) })));
  return given.map((reading) => (book = note(book, reading, 0)));
}

describe('whatever the answers are', () => {
  always('an answer that is noted twice changes nothing', [payments, answers], (begun, given) => {
    for (const [index, book] of booksOf(begun, given).entries()) {
      const reading = given[index];
      if (reading) expect(note(book, reading, 0)).toBe(book);
    }
  });

  always(
    'no more arrives than the debt fell by, and no more extensions than moves',
    [payments, answers],
    (begun, given) => {
      const books = booksOf(begun, given);
      const seen = books.map(({ last }) => last).filter((last, index, all) => last && last !== all[index - 1]);
      const falls = seen.map((last, index) => Number(seen[index - 1]?.left ?? last?.left) - Number(last?.left));
      const fell = falls.filter((fall) => fall > 0).reduce((sum, fall) => sum + fall, 0);
      const arrived = books.at(-1)?.payments.filter(({ found }) => found?.is === 'arrived') ?? [];
      const [loans, extensions] = (['loan', 'extension'] as const).map((purpose) =>
        arrived.filter((one) => one.purpose === purpose),
      );
      expect(loans?.reduce((sum, { off }) => sum + Number(off), 0) ?? 0).toBeLessThanOrEqual(fell);
      expect(extensions?.length ?? 0).toBeLessThanOrEqual(Math.max(0, seen.length - 1));
    },
  );

  always('a payment that may still arrive stays, and no argument is changed', [payments, answers], (begun, given) => {
    const before = structuredClone({ begun, given });
    const open = begun.filter(({ stage }) => isStrong({ stage })).length;
    for (const book of booksOf(begun, given)) {
      const strong = book.payments.filter(isStrong);
      expect(strong).toHaveLength(open);
      if (book.last?.left === '0' && !book.isClosed) expect(strong.filter(isOpen)).toEqual([]);
    }
    expect({ begun, given }).toEqual(before);
  });
});
