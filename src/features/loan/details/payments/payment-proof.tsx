import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { isCode, type Payment } from '@/domain/payments/payment';
import { handedOver } from '@/domain/payments/payment-facts';
import { parseServerTime } from '@/domain/server-time';
import { cutText } from '@/domain/text/cut-text';
import { oneLine } from '@/domain/text/text-lines';
import { attachProof, complaintOutbox, paymentIdsOf, textLimit } from '@/features/complaints/records/complaint-drafts';
import { copiedNameOf } from '@/features/pay/payments/code-names';
import { usePlaceOfPayment } from '@/features/pay/payments/payment-words';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { useTapLock } from '@/ui/use-write';

const minute = 60_000;

/** After this time the page asks for a proof of a payment with a code (decision 56, cashier). */
const proofMs = 30 * minute;

/** A payment usually arrives within this time. What a card pays is taken by the bank first, and booked by it. */
const usualMs = { code: 15 * minute, card: 24 * 60 * minute };

/** `usual`: as expected. `long`: longer than usual. `overdue`: the page asks for a proof. */
type Lateness = 'usual' | 'long' | 'overdue';

/** When the payment was made, as far as this phone knows, epoch milliseconds. */
export const paidAt = ({ saidAt, startedAt }: Pick<Payment, 'saidAt' | 'startedAt'>): number => saidAt ?? startedAt;

/**
 * How late a payment is, and when it usually arrives. One with a code is overdue half an hour after it was said, or
 * when its code can no longer be paid (decision 56, cashier). If the clock is before the payment, nothing is late.
 * @param now epoch milliseconds, by the server's clock
 */
export function followUpOf(
  { code, ...times }: Pick<Payment, 'saidAt' | 'startedAt' | 'code'>,
  now: number,
  utcOffset: string,
): { lateness: Lateness; usualAt: number } {
  const waited = now - paidAt(times);
  const usual = code ? usualMs.code : usualMs.card;
  const deadline = code && parseServerTime(code.expireTime, utcOffset);
  const isOver = deadline !== null && waited >= 0 && now >= deadline.instant;
  const lateness = code && (waited >= proofMs || isOver) ? 'overdue' : waited >= usual ? 'long' : 'usual';
  return { lateness, usualAt: paidAt(times) + usual };
}

/** The longest of each value, UTF-16 units, so that they fit with our sentence. */
const room = { amount: 24, code: 44, place: 24 } as const;

/** A server's text for a sentence of ours: one line of at most `limit` UTF-16 units. */
function short(text: string, limit: number): string {
  const line = oneLine(text);
  return line.length <= limit ? line : `${cutText(line, limit - 1)}…`;
}

type ProofFacts = { amount: string; code: string; place: string; time: string };

/** The beginning of a complaint about a missing payment, at most 200 UTF-16 units. @param facts empty if unknown */
export function proofText(facts: ProofFacts, sentence: (facts: ProofFacts) => string): string {
  const amount = short(facts.amount, room.amount);
  const code = short(facts.code, room.code);
  const place = short(facts.place, room.place);
  return cutText(sentence({ ...facts, amount, code, place }), textLimit);
}

/** @returns the beginning of the complaint, in the person's language (decision 56, cashier) */
function useProofWords(): (payment: Payment) => string {
  const { t } = useLingui();
  const money = useMoney();
  const placeOf = usePlaceOfPayment();
  const { utcOffset } = useMarket();

  function sentence({ amount, code, place, time }: ProofFacts): string {
    if (amount !== '' && code !== '' && place !== '')
      return t`I paid ${amount} at ${place} on ${time} (${code}), but it has not arrived. Please check my receipt.`;
    const what = [amount, place].filter((part) => part !== '').join(', ');
    return what === ''
      ? t`I paid my loan on ${time}, but the payment has not arrived. Please check my receipt.`
      : t`I paid ${what} on ${time}, but it has not arrived. Please check it.`;
  }

  return (payment) => {
    const amount = money(handedOver(payment));
    const code = isCode(payment) ? `${t(copiedNameOf(payment.code.payType))} ${payment.code.number}` : '';
    const time = formatDate(paidAt(payment), utcOffset);
    return proofText({ amount, code, place: placeOf(payment), time }, sentence);
  };
}

/** The queued complaint about a payment, if there is one. */
export async function queuedAbout(storage: DeviceStorage, paymentId: string) {
  const entries = await storage.open(complaintOutbox).list();
  return entries.find(({ data }) => paymentIdsOf(data).includes(paymentId))?.data;
}

/** A link to a complaint with its text. @param isAsked the payment is late: a photo of the receipt is asked for */
export function ProofOffer({ payment, isAsked }: { payment: Payment; isAsked: boolean }) {
  const { t } = useLingui();
  const { storage, clock } = useServices();
  const navigate = useNavigate();
  const once = useTapLock();
  const words = useProofWords();

  function sendProof(): void {
    void once(async () => {
      const { id, orderId } = payment;
      // The page may not have read yet that a complaint about it is queued: a second one would be sent.
      if (await queuedAbout(storage, id)) return navigate({ to: '/complaintList' });
      await attachProof(storage, orderId, { text: words(payment), paymentIds: [id] }, clock.now());
      return navigate({ to: '/complainPageNext', search: { orderNo: orderId } });
    });
  }

  if (!isAsked)
    return (
      <LinkRow icon="edit" onClick={sendProof}>
        <Trans>Report to customer service</Trans>
      </LinkRow>
    );
  return (
    <>
      <Notice kind="warning" title={t`Show us your receipt`}>
        <Trans>Take a photo of it. We have written the rest for you; you can change it before you send it.</Trans>
      </Notice>
      <Button block variant="secondary" onClick={sendProof}>
        <Icon name="receipt" size={20} />
        <Trans comment="Button: opens the complaint form, filled in, to attach a photo of the receipt">
          Send a photo of the receipt
        </Trans>
      </Button>
    </>
  );
}
