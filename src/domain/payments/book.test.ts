import { bookOf, paymentOf } from '@tests/support/payments';
import { begin, move, tell } from './book';

const begun = begin(bookOf([], { count: 4 }), paymentOf());

it('counts payments in their order', () => {
  expect(begun).toMatchObject({
    count: 5,
    payments: [{ seq: 5, stageSeq: 5, isBased: false, found: null, isTold: false }],
  });
});

it('moves a payment to a stage with a count of its own', () => {
  const two = begin(begun, paymentOf({ id: 'other' }));
  expect(move(two, 'other', { stage: 'said', stageAt: 9 }).payments[0]).toBe(begun.payments[0]);
  const said = move({ ...begun, count: 6 }, 'payment', { stage: 'said', stageAt: 9, saidAt: 9 });
  expect(said).toMatchObject({ count: 7, payments: [{ seq: 5, stage: 'said', stageSeq: 7, stageAt: 9, saidAt: 9 }] });
});

it('does not change for a payment that it does not contain', () => {
  expect(move(begun, 'other', { stage: 'said', stageAt: 9 })).toBe(begun);
});

it.each([
  ['the finding that was shown', { is: 'settled', at: 8 }, true],
  ['no other finding, which came meanwhile', { is: 'arrived', at: 9 }, false],
] as const)('notes that the person has seen %s', (_, found, isTold) => {
  const shown = paymentOf({ found: { is: 'settled', at: 8 } });
  expect(tell(bookOf([{ ...shown, found }]), [shown]).payments).toMatchObject([{ found, isTold }]);
});
