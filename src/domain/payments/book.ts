import type { Book, Payment } from './payment';

/** What is the same for each payment that has just begun. */
const untouched = { saidAt: null, complainedAt: null, refusal: '', isHidden: false };
const unseen = { isBased: false, found: null, isTold: false };

/** A payment before it is in a book. */
export type NewPayment = Omit<Payment, 'seq' | 'stageSeq' | 'startedAt' | keyof (typeof untouched & typeof unseen)>;

/** A payment that begins at the time of its stage. @param seq the count of its book; 0 if it is in none */
export const begun = (payment: NewPayment, seq = 0): Payment => ({
  ...untouched,
  startedAt: payment.stageAt,
  ...payment,
  ...unseen,
  seq,
  stageSeq: seq,
});

/** Begins a payment: only what the loan shows after it can be this payment. */
export function begin(book: Book, payment: NewPayment): Book {
  const count = book.count + 1;
  return { ...book, count, payments: [...book.payments, begun(payment, count)] };
}

/** What changes with a stage. */
export type Move = Pick<Payment, 'stage' | 'stageAt'> & Partial<Pick<Payment, 'saidAt' | 'refusal' | 'code' | 'card'>>;

/** Moves a payment to a stage; without this payment, the same book. */
export function move(book: Book, id: string, change: Move): Book {
  if (!book.payments.some((one) => one.id === id)) return book;
  const count = book.count + 1;
  const payments = book.payments.map((one) => (one.id === id ? { ...one, ...change, stageSeq: count } : one));
  return { ...book, count, payments };
}

/** Identifies a finding: a payment may have another one later. */
export const findingOf = ({ id, found }: Pick<Payment, 'id' | 'found'>): string => JSON.stringify([id, found]);

/** The person has seen these findings. A payment that has got another one meanwhile is still news. */
export function tell(book: Book, shown: readonly Pick<Payment, 'id' | 'found'>[]): Book {
  const told = new Set(shown.map(findingOf));
  return { ...book, payments: book.payments.map((one) => (told.has(findingOf(one)) ? { ...one, isTold: true } : one)) };
}
