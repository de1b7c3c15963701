import { Plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addProof } from '@/domain/complaint-proof';
import { readShownAmount } from '@/domain/money';
import { parseServerTime } from '@/domain/server-time';
import { cutText } from '@/domain/text/cut-text';
import { oneLine } from '@/domain/text/text-lines';
import { complaintDrafts, emptyDraft, textLimit } from '@/features/complaints/records/complaint-drafts';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import { groupInFours } from '@/platform/i18n/figures';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useRerender } from '@/ui/component-life';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { usePageChrome } from '@/ui/page-chrome';
import { type Row, Rows } from '@/ui/rows';
import { Step } from '@/ui/steps';
import type { PollPlan } from '@/ui/use-polling';
import { useTapLock } from '@/ui/use-tap-lock';
import styles from '../later.module.css';

/** The longest of each value, UTF-16 units, so that they fit with our sentence. */
const room = { amount: 24, code: 36, place: 24 } as const;

/** A server's text for a sentence of ours: one line of at most `limit` UTF-16 units. */
function short(text: string, limit: number): string {
  const line = oneLine(text);
  return line.length <= limit ? line : `${cutText(line, limit - 1)}…`;
}

type ProofFacts = { amount: string; code: string; place: string; time: string };

/**
 * The beginning of a complaint about a payment that has not arrived, at most 200 UTF-16 units.
 * @param facts as text; empty if unknown
 */
export function proofText(facts: ProofFacts, sentence: (facts: ProofFacts) => string): string {
  const amount = short(facts.amount, room.amount);
  const code = short(facts.code, room.code);
  const place = short(facts.place, room.place);
  return cutText(sentence({ ...facts, amount, code, place }), textLimit);
}

/**
 * A link to a complaint about a claimed payment, with its text and space for a photo of the receipt.
 * @param isAsked whether the payment is late, so that the page asks for the photo; before, it is optional
 */
function ProofOffer({ claim, isAsked }: { claim: PaymentClaim; isAsked: boolean }) {
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

/** A payment usually arrives within this time after the claim; so long the page polls. */
const usualMs = 15 * 60_000;

/** After this time the page offers to send a proof (decision 56, cashier). */
const proofMs = 30 * 60_000;

/** After 5, 10, 20, 40 and 80 seconds, then every two minutes (decision 14, virtual account). */
export const claimPlan: PollPlan = { first: 5_000, longest: 120_000, window: usualMs };

/** `usual`: as expected. `long`: longer than usual. `overdue`: the page asks for a proof. */
export type FollowUp = 'usual' | 'long' | 'overdue';

/**
 * How late a claimed payment is. It is overdue half an hour after the claim, or when the code can no longer be paid
 * (decision 56, cashier). If the clock is before the claim, nothing is late.
 * @param now epoch milliseconds, by the server's clock
 */
export function followUpOf(
  { claimedAt, expireTime }: Pick<PaymentClaim, 'claimedAt' | 'expireTime'>,
  now: number,
  utcOffset: string,
): FollowUp {
  const waited = now - claimedAt;
  const deadline = parseServerTime(expireTime, utcOffset);
  if (waited >= proofMs || (deadline !== null && waited >= 0 && now >= deadline.instant)) return 'overdue';
  return waited >= usualMs ? 'long' : 'usual';
}

type Props = { claim: PaymentClaim; isChecking: boolean; onCheck: () => void };

/** Pause between renderings of the time line, milliseconds. */
const everyQuarterMinute = () => 15_000;

/** A claimed payment on its way: the claim, what we do, when it usually arrives, and what to do otherwise. */
export function ClaimWaiting({ claim, isChecking, onCheck }: Props) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const { onHelp } = usePageChrome();
  const navigate = useNavigate();
  useRerender(everyQuarterMinute);
  const lateness = followUpOf(claim, clock.now(), utcOffset);
  const usualTime = formatDate(claim.claimedAt + usualMs, utcOffset);

  return (
    <Card
      title={t({
        message: 'Your payment',
        comment: 'Heading above the steps of a payment that the borrower says to have made',
      })}
    >
      <div className="stack">
        <ol>
          <Step state="done" note={formatDate(claim.claimedAt, utcOffset)}>{t`You told us that you paid`}</Step>
          <Step
            state="open"
            note={
              lateness === 'usual' ? (
                <Trans>This page updates by itself.</Trans>
              ) : (
                <Trans>Each time you come back to this page, we look again.</Trans>
              )
            }
          >
            <Trans>We are checking</Trans>
          </Step>
          {claim.complainedAt === undefined ? (
            <Step
              state={lateness === 'usual' ? 'open' : 'late'}
              note={
                lateness === 'usual' ? (
                  <Trans>Usually by {usualTime}</Trans>
                ) : (
                  <Trans>This takes longer than usual. Keep your receipt.</Trans>
                )
              }
            >
              <Trans>The payment arrives</Trans>
            </Step>
          ) : (
            <Step state="done" note={formatDate(claim.complainedAt, utcOffset)}>
              <Trans>You sent us a complaint about it</Trans>
            </Step>
          )}
        </ol>
        <ClaimFacts claim={claim} />
        {claim.complainedAt === undefined && <ProofOffer claim={claim} isAsked={lateness === 'overdue'} />}
        <div className="links">
          <Button variant="quiet" busy={isChecking} busyLabel={t`Checking…`} onClick={onCheck}>{t`Check again`}</Button>
          {claim.complainedAt !== undefined && (
            <Button variant="quiet" onClick={() => void navigate({ to: '/complaintList' })}>
              <Trans comment="Button: to the complaints that were sent">My complaints</Trans>
            </Button>
          )}
          {lateness !== 'usual' && <Button variant="quiet" onClick={onHelp}>{t`Contact customer service`}</Button>}
        </div>
      </div>
    </Card>
  );
}

/** Facts of the claim from this phone, to show while a payment is checked (decision 14, virtual account). */
function ClaimFacts({ claim }: { claim: PaymentClaim }) {
  const { t } = useLingui();
  const money = useMoney();
  const { storage } = useServices();
  const { code = '', amount = '', place = '', orderId } = claim;
  const { data: photos = 0 } = useQuery({
    queryKey: ['loan', 'claim-photos', orderId],
    queryFn: async () => (await storage.open(complaintDrafts).get(orderId))?.data.images.length ?? 0,
    staleTime: 0,
    gcTime: 0,
  });
  const rows: (Row | false)[] = [
    code !== '' && {
      key: 'code',
      label: <Trans>Number that was paid to</Trans>,
      value: (
        <span className={cx('links', styles['code'])}>
          <span className="tabular">
            <CodeGroups text={groupInFours(code)} />
          </span>
          <CopyButton text={code} label={t`number that was paid to`} />
        </span>
      ),
    },
    amount !== '' && { key: 'amount', label: <Trans>Amount</Trans>, value: money(readShownAmount(amount)) },
    place !== '' && { key: 'place', label: <Trans comment="A bank or a shop">Paid at</Trans>, value: place },
    { key: 'order', label: <Trans>Order</Trans>, value: orderId },
    photos > 0 && {
      key: 'photos',
      label: <Trans>Your receipt</Trans>,
      value: <Plural value={photos} one="# photo kept in your message" other="# photos kept in your message" />,
    },
  ];
  return (
    <section aria-labelledby="claim-facts">
      <h3 id="claim-facts">{t`If somebody asks you for this payment, show your receipt and this:`}</h3>
      <Rows rows={rows.filter((row) => row !== false)} />
    </section>
  );
}
