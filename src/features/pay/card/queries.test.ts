import { bookOf, paymentOf } from '@tests/support/payments';
import { hash53 } from '@/platform/session/owner-id';
import { isPayable } from './queries';

const offer = { repayToken: 'token', seq: 5, at: 1_000 };
const used = hash53('token');
const found = { is: 'arrived', at: 0 } as const;
const byCard = (seq: number, tokenHash: string, parts = {}) =>
  bookOf([paymentOf({ seq, found, card: { tokenHash }, ...parts })]);

it.each([
  ['is fresh', bookOf([]), 30_999, true],
  ['is thirty seconds old', bookOf([]), 31_000, false],
  ['was asked after the last change', bookOf([], { changeSeq: 4 }), 1_000, true],
  ['was asked with the question that showed a change', bookOf([], { changeSeq: 5 }), 1_000, false],
  ['was asked after the last card payment', byCard(4, 'another'), 1_000, true],
  ['was asked before a card payment that has arrived', byCard(6, 'another'), 1_000, false],
  ['has the token of a payment that has arrived', byCard(4, used), 1_000, false],
  ['has the token of a payment that has not arrived', byCard(4, used, { found: null }), 1_000, true],
  ['was asked before a code', bookOf([paymentOf({ seq: 6 })]), 1_000, true],
])('an offer that %s', (_, book, now, isRight) => expect(isPayable(offer, book, now)).toBe(isRight));
