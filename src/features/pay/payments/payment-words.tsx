import { Trans, useLingui } from '@lingui/macro';
import type { Gate, Reason } from '@/domain/payments/gate';
import { type Book, leftOf, type Payment } from '@/domain/payments/payment';
import { handedOver, placeOfPayment } from '@/domain/payments/payment-facts';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';

/** @returns a function that names the bank, the counter, the card or the page of a payment; empty if unknown */
export function usePlaceOfPayment(): (payment: Payment) => string {
  const { t } = useLingui();
  return (payment) => (payment.code || payment.card ? placeOfPayment(payment) : t`Online cashier`);
}

/** @returns a function that names a payment by its sum and place: `Rp200.000 (BNI)` */
export function usePaymentName(): (payment: Payment) => string {
  const money = useMoney();
  const placeNameOf = usePlaceOfPayment();
  return (payment) => {
    const sum = money(handedOver(payment));
    const place = placeNameOf(payment);
    return place === '' ? sum : `${sum} (${place})`;
  };
}

/** @returns a function that says what the loan has shown about a payment whose finding is unclear */
export function useUnclearWords(): (payment: Payment) => string {
  const { t } = useLingui();
  const money = useMoney();
  const name = usePaymentName();
  const { utcOffset } = useMarket();
  return (payment) => {
    const what = name(payment);
    const day = formatDate(payment.saidAt ?? payment.startedAt, utcOffset, 'date');
    const came = payment.found?.is === 'unclear' ? BigInt(payment.found.money) : 0n;
    const fallen = money(came);
    return came > 0n
      ? t`Your debt has fallen by ${fallen} since ${day}. We cannot tell whether that was your payment of ${what}.`
      : t`Your loan has changed since ${day}. We cannot tell whether your payment of ${what} has arrived.`;
  };
}

/** When the loan was last read since a payment is in its stage, in words; empty if it was not. */
export function useLookTime({ stageSeq }: Payment, book: Book | null): string {
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const dayOf = (time: number) => formatDate(time, utcOffset, 'date');
  const { seq, at } = book?.last ?? { seq: 0, at: null };
  if (at === null || seq < stageSeq) return '';
  return formatDate(at, utcOffset, dayOf(at) === dayOf(clock.now()) ? 'time' : 'minute');
}

export type PaymentWords = { title: string; text: string };

/**
 * @param unreadSince when payments were stored that this build cannot read, epoch milliseconds
 * @returns a function that says why the next payment needs a question, or is not possible now. The only place with
 *   these sentences: every page shows them (decision 95, book of payments)
 */
export function useGateWords(unreadSince: number | null): (gate: Exclude<Gate, { is: 'go' }>) => PaymentWords {
  const { t } = useLingui();
  const name = usePaymentName();
  const unclearWords = useUnclearWords();
  const { utcOffset } = useMarket();

  return ({ because, payments }) => {
    /** A sentence about each payment, because each has its own time. */
    const each = (sentence: (payment: Payment, what: string, time: string) => string) => {
      const all = payments.map((one) => sentence(one, name(one), formatDate(one.saidAt ?? one.stageAt, utcOffset)));
      return [...new Set(all)].join(' ');
    };
    const payingTwice = (facts: string) => t`${facts} If you pay again now, you may pay twice.`;
    const words: Record<Reason, () => PaymentWords> = {
      'under-way': () => ({
        title: t`A payment is under way`,
        text: payingTwice(
          each((_, what, time) => t`Your payment of ${what} began on ${time}, and we are checking how it ends.`),
        ),
      }),
      sms: () => ({
        title: t`A payment by card waits for its code`,
        text: t`Finish it or cancel it first, so that you do not pay twice.`,
      }),
      said: () => ({
        title: t`We are looking for your payment`,
        text: payingTwice(
          each(({ saidAt }, what, time) =>
            saidAt === null
              ? t`Your payment of ${what} of ${time} is not on your loan yet.`
              : t`You told us on ${time} that you paid ${what}. It is not on your loan yet.`,
          ),
        ),
      }),
      unclear: () => ({
        title: t`We are looking for your payment`,
        text: each(unclearWords),
      }),
      settled: () => ({
        title: t`Nothing to pay`,
        text: t`Nothing is owed on this loan right now. Please do not pay twice.`,
      }),
      closed: () => ({
        title: t`This loan is closed`,
        text: t`It is not clear whether anything is still owed. Ask customer service before you pay.`,
      }),
      changed: () => ({
        title: t`Your loan has changed`,
        text: t`Your loan has changed since you got this code. Check your loan before you pay, so that you do not pay twice.`,
      }),
      refused() {
        const facts = each((_, what, time) => t`Your payment of ${what} was refused on ${time}.`);
        return {
          title: t`Your last payment was refused`,
          text: t`${facts} If your bank shows that it took the money, do not pay again and contact customer service.`,
        };
      },
      unread() {
        const time = formatDate(unreadSince ?? 0, utcOffset);
        return {
          title: t`Have you already paid this?`,
          text: t`On ${time} this phone saved a payment for this loan that this version of the app cannot read. It may still be in progress: check your loan or ask customer service before you pay.`,
        };
      },
      'not-read': () => ({
        title: t`Nothing has been sent yet`,
        text: t`We could not read your loan. Please try again before you pay.`,
      }),
      'way-closed': () => ({ title: t`This way of paying is closed for now`, text: '' }),
    };
    return words[because]();
  };
}

/** What is left of the loan by the newest reading; nothing if that is not known. */
export function LeftToPay({ book }: { book: Book | null }) {
  const money = useMoney();
  const left = leftOf(book);
  if (left === null) return null;
  const sum = money(left);
  return <p>{left === 0n ? <Trans>Nothing is due at the moment.</Trans> : <Trans>{sum} is still to pay.</Trans>}</p>;
}
