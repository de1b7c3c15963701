import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { addProof } from '@/domain/complaint-proof';
import { readShownAmount } from '@/domain/money';
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

/** The longest of each value, UTF-16 units, so that they fit with our sentence. */
const room = { amount: 24, code: 36, place: 24 } as const;

/** A server's text for a sentence of ours: one line of at most `limit` UTF-16 units. */
function short(text: string, limit: number): string {
  const line = oneLine(text);
  return line.length <= limit ? line : `${cutText(line, limit - 1)}…`;
}

type ProofFacts = { amount: string; code: string; place: string; time: string };

/**
 * The beginning of a complaint about a payment that has not arrived.
 * @param facts as text; empty if unknown
 * @param sentence makes a sentence of them
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
  /** If the payment is late, the page asks for the photo; before, it is optional. */
  isAsked: boolean;
};

/** A link to a complaint about a claimed payment, with its text and space for a photo of the receipt. */
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
        .update(orderId, (old) => addProof(old ?? emptyDraft(orderId, now), words(claim), now));
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

/** @returns the beginning of the complaint, in the person's language (decision 56, cashier) */
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
    const shown = amount === '' ? '' : money(readShownAmount(amount));
    return proofText({ amount: shown, code, place, time: formatDate(claimedAt, utcOffset) }, sentence);
  };
}
