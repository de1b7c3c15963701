import {
  type Book,
  type CardFacts,
  type CodeFacts,
  type CodePayment,
  emptyBook,
  type Payment,
  type Reading,
} from '@/domain/payments/payment';
import { paymentBooks } from '@/features/pay/records/book';
import type { Services } from '@/platform/services';

/** The fields that a test is about; the others get usual values. `null` for code and card: the cashier's page. */
type PaymentParts = Partial<Omit<Payment, 'code' | 'card'>> & {
  code?: (Partial<Omit<CodeFacts, 'asked'>> & { asked?: Partial<CodeFacts['asked']> }) | null;
  card?: Partial<CardFacts> | null;
};

const usualAmount = '105325000';

/** When a payment began, unless the test says otherwise; epoch milliseconds. */
const usualStart = 1_800_000_000_000;

/** The facts of a code: a virtual account at BCA. */
function codeFactsOf({ asked, ...parts }: NonNullable<PaymentParts['code']> = {}): CodeFacts {
  const place = { payType: parts.payType ?? '1', payCode: parts.payCode ?? 'BCA' };
  return {
    number: '3901012345678901',
    ...place,
    placeName: '',
    billNumber: 'INV000000000001',
    telephone: '',
    expireTime: null,
    channels: [],
    groupName: '',
    payee: '',
    qrContent: '',
    loanDue: null,
    savedAt: usualStart,
    ...parts,
    asked: { amount: usualAmount, ...place, ...asked },
  };
}

export const atCounter = { payType: '2', payCode: 'ALFAMART' } as const;

/**
 * A payment: a code that was shown, or by card if `card` is given. Without a word of the test, what was asked, what the
 * debt falls by and what is handed over are one amount, and a payment that was said was said when it began.
 */
export function paymentOf({ code, card, ...parts }: PaymentParts = {}): Payment {
  const { amount = usualAmount, stage = card === undefined ? 'shown' : 'committing', startedAt = usualStart } = parts;
  const { asked = /^\d+$/.test(amount) ? amount : '' } = parts;
  const isCode = code === undefined ? card === undefined : code !== null;
  return {
    id: 'payment',
    seq: 1,
    orderId: '00123',
    productId: '3',
    productName: '',
    market: 'indonesia',
    purpose: 'loan',
    asked,
    off: asked,
    amount,
    fee: '',
    code: isCode ? codeFactsOf({ savedAt: startedAt, ...code, asked: { amount: asked, ...code?.asked } }) : null,
    card: card ? { cardId: '8', bankName: 'BCA', cardEnd: '1234', tokenHash: 'hash', recordId: '', ...card } : null,
    stage,
    stageSeq: parts.seq ?? 1,
    stageAt: startedAt,
    startedAt,
    saidAt: stage === 'said' ? startedAt : null,
    complainedAt: null,
    refusal: '',
    isHidden: false,
    isBased: true,
    found: null,
    isTold: false,
    ...parts,
  };
}

export function codePaymentOf({
  code,
  ...parts
}: Omit<PaymentParts, 'code' | 'card'> & { code?: PaymentParts['code'] } = {}): CodePayment {
  const payment = paymentOf({ ...parts, ...(code && { code }) });
  return { ...payment, code: payment.code ?? codeFactsOf() };
}

/** An answer about a loan that owes 1000 in two rows, and is not due yet. */
export const readingOf = (parts: Partial<Reading> = {}): Reading => ({
  seq: 1,
  at: 0,
  status: '170',
  left: '1000',
  dues: [30, 60],
  ...parts,
});

/** The book of an order with these payments; its count is that of the last of them. */
export function bookOf(payments: readonly Payment[], parts: Partial<Book> = {}): Book {
  const count = Math.max(0, ...payments.map(({ seq, stageSeq }) => Math.max(seq, stageSeq)));
  return { ...emptyBook, count, ...parts, payments: [...payments] };
}

export async function keepPayments(
  { storage }: Pick<Services, 'storage'>,
  payments: readonly Payment[],
  parts: Partial<Book> = {},
): Promise<void> {
  await storage.open(paymentBooks).set(payments[0]?.orderId ?? '00123', bookOf(payments, parts));
}

export async function keptPayments({ storage }: Pick<Services, 'storage'>, orderId = '00123'): Promise<Payment[]> {
  return (await storage.open(paymentBooks).get(orderId))?.data.payments ?? [];
}

/** For text queries: finds a code, one number though rendered in groups. @param pattern of the code without spaces */
export function wholeCode(pattern: RegExp): (content: string, element: Element | null) => boolean {
  return (_, element) =>
    element?.tagName === 'SPAN' && element.children.length > 0 && pattern.test(element.textContent);
}
