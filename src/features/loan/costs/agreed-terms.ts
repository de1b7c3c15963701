import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { lenderDate } from '@/domain/calendar-days';
import { hideCardNumbers } from '@/domain/card-numbers';
import { marketIds } from '@/domain/languages';
import { type LoanPlan, type LoanTerms, planOfOffer, planOfTerms } from '@/domain/loan-plan';
import type { Market } from '@/domain/market';
import { readShownAmount } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { cutText } from '@/domain/text/cut-text';
import { attempt } from '@/platform/browser/attempt';
import type { Services } from '@/platform/services';
import { readLaunch } from '@/platform/session/launch';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Offer } from '../confirm/offer-terms';

const storedDate = v.pipe(v.string(), v.isoDate());

/** A loan does not have more payments, and more or longer rows; they would only fill the device. */
const maxPayments = 1_000;
const maxRows = 40;
const maxTextLength = 300;

/** The terms of a loan when it was accepted here, keyed by order, or by product (decision 53, key facts). */
export const agreedLoans = defineStore({
  name: 'agreed-loans',
  version: 1,
  schema: v.object({
    market: v.picklist(marketIds),
    /** Empty if the server's answer has none. */
    orderId: v.string(),
    /** Minor units as text. */
    received: v.pipe(v.string(), v.regex(/^-?\d{1,30}$/)),
    /** The day from which the rate counts. */
    payout: storedDate,
    /** An amount that cannot be parsed is stored in the server’s words, a day as `null`; neither is used. */
    payments: v.pipe(v.array(v.object({ date: v.nullable(storedDate), amount: v.string() })), v.maxLength(maxPayments)),
    /** The server's texts about rate and costs. */
    stated: v.object({
      rate: v.string(),
      rows: v.pipe(v.array(v.object({ text: v.string(), value: v.string() })), v.maxLength(maxRows)),
    }),
  }),
});

export type AgreedLoan = v.InferOutput<typeof agreedLoans.schema>;

/** Longer than any order number of a lender. */
const maxOrderIdLength = 128;

/** The order in an address of a loan's page; empty if it has none. Never throws. */
export function orderIdIn(address: string): string {
  const inputs = attempt(() => readLaunch(new URL(address, 'https://app.invalid').href).inputs);
  const orderId = inputs?.['orderId']?.trim() ?? '';
  return orderId.length > maxOrderIdLength ? '' : orderId;
}

/** The key of a loan's terms in the store; terms without an order are the latest of their product. */
export function agreedKey(orderId: string, productId: string): string {
  return orderId === '' ? `product/${productId}` : `order/${orderId}`;
}

/** The rate and the costs of a loan in the server's words. */
export type Stated = AgreedLoan['stated'];

const shorten = (text: string) => hideCardNumbers(cutText(text, maxTextLength));

/** The parts of an offer that are texts of the server: its rate, and the rows with the costs. */
export function statedBy({ sp_rate, pRateDsc, detail2, details }: Offer): Stated {
  const rows = (detail2.length > 0 ? detail2 : details).slice(0, maxRows);
  return {
    rate: shorten(sp_rate === '' ? pRateDsc : sp_rate),
    rows: rows.map(({ text, value }) => ({ text: shorten(text), value: shorten(value) })),
  };
}

/** The terms of a loan that was accepted on this device; `null` if there are none. */
export function agreedQuery(storage: DeviceStorage, { orderId, productId }: OrderKey) {
  return queryOptions({
    queryKey: ['insights', 'agreed', orderId, productId],
    queryFn: async () => {
      const store = storage.open(agreedLoans);
      const ofOrder = await store.get(agreedKey(orderId, productId));
      return (ofOrder ?? (await store.get(agreedKey('', productId))))?.data ?? null;
    },
    staleTime: 0,
  });
}

/** Terms without an order belong to a loan of the same product if they have as many payments and the same end. */
function belongsTo({ orderId, payments }: AgreedLoan, plan: LoanPlan): boolean {
  if (orderId !== '') return true;
  const lastAgreed = payments[payments.length - 1]?.date ?? null;
  return (
    payments.length === plan.payments.length &&
    lastAgreed !== null &&
    lastAgreed === plan.payments[plan.payments.length - 1]?.date
  );
}

/** The plan of the agreed terms; `null` if they do not belong to this plan's loan. */
export function agreedTerms(
  record: AgreedLoan | null,
  plan: LoanPlan,
  market: Pick<Market, 'id' | 'utcOffset'>,
): LoanTerms | null {
  if (!record || record.market !== market.id || !belongsTo(record, plan)) return null;
  const { received, payout } = record;
  const payments = record.payments.map(({ date, amount }) => ({
    pay_time: date ?? '',
    amount: readShownAmount(amount),
  }));
  const terms = { received: BigInt(received), payout, payments };
  return planOfTerms(terms, { today: plan.today, utcOffset: market.utcOffset });
}

/** Stores accepted terms; never throws. @param address `lendDetailsUrl`, of which only the order number is stored */
export async function keepAgreedLoan(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { offer, productId, market, address }: { offer: Offer; productId: string; market: Market; address: string },
): Promise<void> {
  const orderId = orderIdIn(address);
  const { utcOffset } = market;
  const { received, payments, payout } = planOfOffer(offer, { today: lenderDate(clock.now(), utcOffset), utcOffset });
  if (payments.length > maxPayments) return;
  try {
    await storage.open(agreedLoans).set(agreedKey(orderId, productId), {
      market: market.id,
      orderId,
      received: received.toString(),
      payout,
      payments: payments.map(({ date, total }) => ({ date, amount: shorten(total.toString()) })),
      stated: statedBy(offer),
    });
  } catch {
    // The loan is accepted anyway.
  }
}
