import { expect, it } from 'vitest';
import { bookOf, paymentOf } from '../../../tests/support/payments';
import { begin, move, question } from './book';

const begun = begin(bookOf([], { count: 4 }), paymentOf());

it('counts questions and payments in their order', () => {
  expect(begun).toMatchObject({
    count: 5,
    payments: [{ seq: 5, stageSeq: 5, isBased: false, found: null, isTold: false }],
  });
  expect(question(begun)).toEqual({ book: { ...begun, count: 6 }, seq: 6 });
});

it('moves a payment to a stage with a count of its own', () => {
  const two = begin(begun, paymentOf({ id: 'other' }));
  expect(move(two, 'other', { stage: 'said', stageAt: 9 }).payments[0]).toBe(begun.payments[0]);
  const said = move(question(begun).book, 'payment', { stage: 'said', stageAt: 9, saidAt: 9 });
  expect(said).toMatchObject({ count: 7, payments: [{ seq: 5, stage: 'said', stageSeq: 7, stageAt: 9, saidAt: 9 }] });
});

it('does not change for a payment that it does not contain', () => {
  expect(move(begun, 'other', { stage: 'said', stageAt: 9 })).toBe(begun);
});
