import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { withProof } from '@/domain/complaint-proof';
import { parseMinor } from '@/domain/money';
import { cutText } from '@/domain/text/cut-text';
import { oneLine } from '@/domain/text/text-lines';
import { complaintDrafts, emptyDraft } from '@/features/complaints/records/complaint-drafts';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { useTapLock } from '@/ui/use-tap-lock';

/** UTF-16 units that a complaint may have (specification section 5, decision 16, text length). */
const maxComplaintLength = 200;

/** What a sentence of ours leaves to each value, UTF-16 units: together they fit. */
const room = { amount: 24, code: 36, place: 24 } as const;

/** A server's word inside a sentence: one line, and no more than there is room for. */
function short(text: string, limit: number): string {
  const line = oneLine(text);
  return line.length <= limit ? line : `${cutText(line, limit - 1)}…`;
}

type ProofFacts = { amount: string; code: string; place: string; time: string };

/**
 * What a complaint about a payment that has not arrived begins with.
 * @param facts as people read them; empty where not known
 * @param sentence puts them into words
 * @returns at most 200 UTF-16 units
 */
export function proofText(facts: ProofFacts, sentence: (facts: ProofFacts) => string): string {
  const { amount, code, place, time } = facts;
  return cutText(
    sentence({
      amount: short(amount, room.amount),
      code: short(code, room.code),
      place: short(place, room.place),
      time,
    }),
    maxComplaintLength,
  );
}

type Props = {
  claim: PaymentClaim;
  /** It is late: the photo is asked for. Before, it may be sent. */
  isAsked: boolean;
};

/** The way to a person about a claimed payment: a complaint with its words, and room for a photo of the receipt. */
export function ProofOffer({ claim, isAsked }: Props) {
  const { t } = useLingui();
  const { storage, clock } = useServices();
  const navigate = useNavigate();
  const once = useTapLock();
  const words = useProofWords();

  function sendProof(): void {
    void once(async () => {
      const { orderId } = claim;
      const now = clock.now();
      await storage
        .open(complaintDrafts)
        .update(orderId, (old) => withProof(old ?? emptyDraft(orderId, now), words(claim), now));
      await navigate({ to: '/complainPageNext', search: { orderNo: orderId } });
    });
  }

  if (!isAsked)
    return (
      <LinkRow icon="edit" onClick={sendProof}>
        <Trans>Write to customer service about this payment; the facts are already in it</Trans>
      </LinkRow>
    );
  return (
    <>
      <Notice kind="warning" title={t`Show us your receipt`}>
        <Trans>Take a photo of it. We have written the rest for you; you can change it before you send it.</Trans>
      </Notice>
      <Button block variant="secondary" onClick={sendProof}>
        <Icon name="camera" size={20} />
        <Trans comment="Button: opens the complaint form, filled in, to attach a photo of the receipt">
          Send a photo of the receipt
        </Trans>
      </Button>
    </>
  );
}

/** @returns what the complaint begins with, in the person's language (decision 56, cashier) */
function useProofWords(): (claim: PaymentClaim) => string {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();

  function sentence({ amount, code, place, time }: ProofFacts): string {
    if (amount === '' || code === '' || place === '')
      return t`I paid my loan on ${time}, but the payment has not arrived. Please check my receipt.`;
    return t`I paid ${amount} at ${place} with the code ${code} on ${time}, but it has not arrived. Please check my receipt.`;
  }

  return ({ amount = '', code = '', place = '', claimedAt }) => {
    const shown = amount === '' ? '' : money(parseMinor(amount) ?? amount);
    return proofText({ amount: shown, code, place, time: formatDate(claimedAt, utcOffset) }, sentence);
  };
}
