import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import {
  type Book,
  type CodeFacts,
  isCode,
  isOpen,
  isStrong,
  type Payment,
  type Stage,
} from '@/domain/payments/payment';
import { defineStore } from '@/platform/storage/definition';

/** Minor units as digits; empty if unknown. */
const minor = v.pipe(v.string(), v.regex(/^-?\d{0,30}$/));

/** As the server wrote it; read by `parseServerTime`. */
const time = v.nullable(v.union([v.string(), v.number()]));

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const stages = [
  'shown',
  'said',
  'committing',
  'confirming',
  'asking',
  'sms',
  'away',
  'accepted',
  'unknown',
  'refused',
  'cancelled',
] as const satisfies readonly Stage[];

/** A payment code, as in a book. */
export const codeSchema = v.object({
  number: v.pipe(v.string(), v.nonEmpty()),
  asked: v.object({ amount: v.string(), payType: v.string(), payCode: v.string() }),
  payType: v.pipe(v.string(), v.nonEmpty()),
  payCode: v.string(),
  placeName: v.string(),
  billNumber: v.string(),
  telephone: v.string(),
  expireTime: time,
  channels: v.array(v.object({ name: v.string(), steps: v.array(v.string()) })),
  groupName: v.string(),
  payee: v.string(),
  qrContent: v.string(),
  loanDue: time,
  savedAt: instant,
});

const card = v.object({
  cardId: v.string(),
  bankName: v.string(),
  cardEnd: v.pipe(v.string(), v.maxLength(4)),
  tokenHash: v.string(),
  recordId: v.string(),
});

const finding = v.variant('is', [
  v.object({ is: v.picklist(['arrived', 'settled']), at: instant }),
  v.object({ is: v.literal('unclear'), at: instant, money: minor }),
]);

/** A payment, as in its book and in a dispute file. */
export const paymentSchema: v.GenericSchema<unknown, Payment> = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  seq: count,
  orderId: v.string(),
  productId: v.string(),
  productName: v.string(),
  market: v.picklist(marketIds),
  purpose: v.picklist(['loan', 'extension']),
  asked: minor,
  off: minor,
  amount: v.string(),
  fee: v.string(),
  code: v.nullable(codeSchema),
  card: v.nullable(card),
  stage: v.picklist(stages),
  stageSeq: count,
  stageAt: instant,
  startedAt: instant,
  saidAt: v.nullable(instant),
  complainedAt: v.nullable(instant),
  refusal: v.string(),
  isHidden: v.boolean(),
  isBased: v.boolean(),
  found: v.nullable(finding),
  isTold: v.boolean(),
});

const reading = v.object({
  seq: count,
  at: v.nullable(instant),
  status: v.nullable(v.string()),
  left: v.nullable(minor),
  dues: v.array(instant),
});

const book: v.GenericSchema<unknown, Book> = v.object({
  payments: v.array(paymentSchema),
  last: v.nullable(reading),
  fellAt: v.nullable(instant),
  changeSeq: count,
  isClosed: v.boolean(),
  hasRows: v.nullable(v.boolean()),
  count,
});

/** The part of a code that the preview of its page reads (decision 87, preview). */
export type CopiedCode = Pick<Payment, 'asked' | 'off' | 'amount' | 'fee'> & {
  purpose: string;
  code: Omit<CodeFacts, 'billNumber' | 'telephone' | 'channels'>;
};

/**
 * The newest codes of a book that a page may show before the loan was read: none while a payment is under way or
 * unclear, nothing is owed, or the loan is closed, and none from before its last change.
 */
export function quietCodes({ payments, last, isClosed, changeSeq }: Book): CopiedCode[] {
  const isQuiet = payments.every((one) => !isOpen(one) || (one.found === null && !isStrong(one)));
  if (!isQuiet || isClosed || last?.left === '0') return [];
  const codes = payments.filter(isCode).filter((one) => isOpen(one) && one.seq > changeSeq);
  return codes.sort((one, other) => other.code.savedAt - one.code.savedAt);
}

/**
 * What this phone knows about the payments of each order (decision 95, book of payments); no token, no card number. The
 * copy is for first renderings; it has the codes of the preview too.
 */
export const paymentBooks = defineStore({
  name: 'payments',
  version: 1,
  isCopied: () => true,
  toCopy: (data: Book): Book & { codes: CopiedCode[] } => ({ ...data, codes: quietCodes(data) }),
  schema: book,
});
