import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import { loanBefore } from './loan-before';

const optionalText = v.optional(v.string(), '');

/** As the server wrote it; read by `parseServerTime`. */
const optionalTime = v.optional(v.nullable(v.union([v.string(), v.number()])), null);

const channel = v.object({ name: v.string(), steps: v.array(v.string()) });

/**
 * A payment code from the server. Amounts are text (minor units, or the server's own words), because JSON has no
 * bigint. Fields of later builds are optional, so that older codes stay readable.
 */
const code = v.object({
  /** Epoch milliseconds of the answer. */
  savedAt: instant,
  /** The parameters of the address; empty if it has none. */
  asked: v.object({
    amount: v.string(),
    payType: v.string(),
    payCode: v.string(),
    display: optionalText,
  }),
  vcode: v.pipe(v.string(), v.nonEmpty()),
  amount: optionalText,
  fee: optionalText,
  /** 1 bank, 2 mini market, otherwise the server's group. */
  payType: v.pipe(v.string(), v.nonEmpty()),
  payCode: optionalText,
  /** The name of the bank or market in the list; empty if the page was opened by a link. */
  placeName: optionalText,
  billNumber: optionalText,
  /** Only if it differs from the bill number. */
  reference: optionalText,
  telephone: optionalText,
  expireTime: optionalTime,
  channels: v.optional(v.array(channel), []),
  groupName: optionalText,
  payee: optionalText,
  /** The content of the QR code; empty if there is none. */
  qrContent: optionalText,
  /** The due date of the loan from the server's last answer; empty if unknown. */
  dueTime: optionalTime,
  /** The loan before any payment that this code, or an earlier one, may have brought; missing if unknown. */
  before: v.optional(loanBefore),
});

export type PaymentCode = v.InferOutput<typeof code>;

/** The codes of one order, newest first. An unreadable one is left out, and the others stay. */
const codes = v.pipe(
  v.array(v.fallback(v.nullable(code), null)),
  v.transform((entries): PaymentCode[] => entries.filter((entry) => entry !== null)),
);

/** Codes by order for use without a network (decision 14, virtual account). */
export const paymentCodes = defineStore({
  name: 'virtual-account-cards',
  version: 2,
  isCopied: () => true,
  migrate: (data) => data,
  schema: v.object({ cards: codes }),
});

/** Query key of the codes that the server has made for an order. */
export const freshCodesKey = (orderId: string) => ['repayment', 'virtual-account', orderId] as const;

/** Removes the codes of an order once money has arrived, so that no one pays one again. */
export function removeCodes({ storage }: { storage: DeviceStorage }, queryClient: QueryClient, orderId: string): void {
  queryClient.removeQueries({ queryKey: freshCodesKey(orderId) });
  void storage.open(paymentCodes).remove(orderId);
}
