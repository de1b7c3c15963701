import { note } from '@/domain/payments/note';
import type { Purpose, Reading } from '@/domain/payments/payment';
import { bookOf, paymentOf, readingOf } from '../support/payments';

const statuses = ['21', '110', '151', '170', '174', '180', '200', '3', '4', '5', '999'];
const pairs = statuses.flatMap((before) => statuses.map((after) => [before, after] as const));

/** What the lender does between two answers, and so what is true. */
const debts = {
  less: { left: '900', booked: 'loan' },
  same: { left: '1000', booked: null },
  more: { left: '1008', booked: null },
  // Money may have come, but the answer does not name the debt.
  words: { left: null, booked: null },
} as const;
const dates = {
  same: { dues: [30, 60], booked: null },
  'of the next row': { dues: [60], booked: null },
  later: { dues: [37, 67], booked: 'extension' },
} as const;

const cases = (['loan', 'extension'] as const).flatMap((purpose) =>
  (Object.keys(debts) as (keyof typeof debts)[]).flatMap((debt) =>
    (Object.keys(dates) as (keyof typeof dates)[]).map((date) => [purpose, debt, date] as const),
  ),
);

/** What a book says of a payment whose loan was read before and after the lender did something. */
function findingOf(purpose: Purpose, before: string, after: Partial<Reading>) {
  const first = note(bookOf([]), readingOf({ status: before }), 0);
  const payment = paymentOf({ purpose, amount: '100', stage: 'said', seq: 2, isBased: false });
  const based = note({ ...first, payments: [payment] }, readingOf({ seq: 3, status: before }), 0);
  return note(based, readingOf({ seq: 4, ...after }), 0).payments[0]?.found?.is ?? null;
}

it.each(cases)(
  'a payment for %s has arrived only if it was booked, whatever the status; debt: %s, date: %s',
  (purpose, debt, date) => {
    const { left, booked } = debts[debt];
    const dues = [...dates[date].dues];
    // Without a debt that can be read, no one can know.
    const isBooked = left !== null && [booked, dates[date].booked].includes(purpose);

    const said = pairs.map(([before, status]) => [before, status, findingOf(purpose, before, { status, left, dues })]);
    const wrong = said.filter(([before, status, found]) => {
      // Only these two statuses say something, the second one only with nothing against it.
      if (before === '4' || status === '4') return found !== 'unclear';
      if (status === '200' && left === null) return found !== 'settled';
      return found === 'settled' || (found === 'arrived') !== isBooked;
    });
    expect(said).toHaveLength(121);
    expect(wrong).toEqual([]);
  },
);
