import type { NewPayment } from '@/domain/payments/book';
import { emptyBook, type Book, type CardFacts, type Payment, type Reading } from '@/domain/payments/payment';

/** The facts of a card payment. */
export const sampleCard: CardFacts = { cardId: '7', bankName: '', cardEnd: '1234', tokenHash: 'hash', recordId: '' };

/** A payment of 100 with a code; what no rule reads is empty. */
export const sampleNewPayment: NewPayment = {
  id: 'payment',
  orderId: '1',
  productId: '1',
  productName: '',
  market: 'indonesia',
  purpose: 'loan',
  asked: '100',
  off: '100',
  amount: '100',
  fee: '',
  code: null,
  card: null,
  stage: 'said',
  stageAt: 0,
  startedAt: 0,
  saidAt: null,
  complainedAt: null,
  refusal: '',
  isHidden: false,
};

/** Such a payment as it is in a book. */
export const samplePayment = (rest: Partial<Payment> = {}): Payment => ({
  ...sampleNewPayment,
  seq: 2,
  stageSeq: 2,
  isBased: true,
  found: null,
  isTold: false,
  ...rest,
});

/** An answer about a loan that is not due yet, and owes 1000 in two rows. */
export const sampleReading = (rest: Partial<Reading> = {}): Reading => ({
  seq: 1,
  at: 0,
  status: '170',
  left: '1000',
  dues: [30, 60],
  ...rest,
});

export const sampleBook = (rest: Partial<Book> = {}): Book => ({ ...emptyBook, ...rest });
