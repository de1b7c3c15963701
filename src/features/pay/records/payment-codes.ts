import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

const optionalText = v.optional(v.string(), '');

/** As the server wrote it; read by `parseServerTime`. */
const optionalTime = v.optional(v.nullable(v.union([v.string(), v.number()])), null);

const channel = v.object({ name: v.string(), steps: v.array(v.string()) });

/**
 * A code to pay to, as the server gave it. Amounts are text (minor units, or the server's own words), so that a code
 * can be written down as JSON. Fields that a later build adds are optional: a code of an older build stays readable.
 */
const code = v.object({
  /** Epoch milliseconds of the answer. */
  savedAt: instant,
  /** What the address asked for; empty where it named nothing. */
  asked: v.object({
    amount: v.string(),
    payType: v.string(),
    payCode: v.string(),
    display: optionalText,
  }),
  vcode: v.pipe(v.string(), v.nonEmpty()),
  amount: optionalText,
  fee: optionalText,
  /** 1 bank, 2 mini market, else the group of the server that it belongs to. */
  payType: v.pipe(v.string(), v.nonEmpty()),
  payCode: optionalText,
  /** The name of the bank or market, as the person chose it; empty where the page was opened by a link. */
  placeName: optionalText,
  billNumber: optionalText,
  /** Only where it is another number than the bill's. */
  reference: optionalText,
  telephone: optionalText,
  expireTime: optionalTime,
  channels: v.optional(v.array(channel), []),
  groupName: optionalText,
  payee: optionalText,
  /** What the QR code says; empty where there is none. */
  qrContent: optionalText,
  /** When the loan falls due, as the server last wrote it beside this code; empty if unknown. */
  dueTime: optionalTime,
});

export type PaymentCode = v.InferOutput<typeof code>;

/** The codes of one order, newest first. One that cannot be read is left out and does not take the others with it. */
const codes = v.pipe(
  v.array(v.fallback(v.nullable(code), null)),
  v.transform((entries): PaymentCode[] => entries.filter((entry) => entry !== null)),
);

/** Codes by order for the time without a network (decision 14, virtual account), under their first name. */
export const paymentCodes = defineStore({
  name: 'virtual-account-cards',
  version: 2,
  isCopied: () => true,
  migrate: (data) => data,
  schema: v.object({ cards: codes }),
});
