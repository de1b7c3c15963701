import { bookOf, paymentOf } from '@tests/support/payments';
import { expect, it } from 'vitest';
import { isUsable, type Quote } from './quote';

const quote: Quote = { amount: 100n, token: 'token', seq: 5, at: 1_000 };
const hashOf = (token: string) => `hash of ${token}`;
const byCard = (seq: number, tokenHash: string) => bookOf([paymentOf({ seq, card: { tokenHash } })]);

it.each([
  ['is fresh', bookOf([]), 30_999, true],
  ['is thirty seconds old', bookOf([]), 31_000, false],
  ['was asked after the last change', bookOf([], { changeSeq: 4 }), 1_000, true],
  ['was asked with the question that showed a change', bookOf([], { changeSeq: 5 }), 1_000, false],
  ['was asked after the last card payment', byCard(4, 'another'), 1_000, true],
  ['was asked before a card payment', byCard(6, 'another'), 1_000, false],
  ['has the token of a payment', byCard(4, 'hash of token'), 1_000, false],
  ['was asked before a code', bookOf([paymentOf({ seq: 6 })]), 1_000, true],
])('a quote that %s', (_, book, now, isRight) => expect(isUsable(quote, book, hashOf, now)).toBe(isRight));
