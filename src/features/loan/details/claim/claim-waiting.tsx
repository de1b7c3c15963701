import { Plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readShownAmount } from '@/domain/money';
import { parseServerTime } from '@/domain/server-time';
import { complaintDrafts } from '@/features/complaints/records/complaint-drafts';
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
import { usePageChrome } from '@/ui/page-chrome';
import { type Row, Rows } from '@/ui/rows';
import { Step, Steps } from '@/ui/steps';
import type { PollPlan } from '@/ui/use-polling';
import { ProofOffer } from './proof-offer';
import styles from '../later.module.css';

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
        <Steps>
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
              note={<Arrival lateness={lateness} usualTime={usualTime} />}
            >
              <Trans>The payment arrives</Trans>
            </Step>
          ) : (
            <Step state="done" note={formatDate(claim.complainedAt, utcOffset)}>
              <Trans>You sent us a complaint about it</Trans>
            </Step>
          )}
        </Steps>
        <ClaimFacts claim={claim} />
        {claim.complainedAt === undefined && <ProofOffer claim={claim} isAsked={lateness === 'overdue'} />}
        <div className={styles['ways']}>
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

function Arrival({ lateness, usualTime }: { lateness: ReturnType<typeof followUpOf>; usualTime: string }) {
  if (lateness === 'usual') return <Trans>Usually by {usualTime}</Trans>;
  return <Trans>This takes longer than usual. Keep your receipt.</Trans>;
}

/** Number of photos of a receipt in the draft of an order's complaint. */
function usePhotoCount(orderId: string): number {
  const { storage } = useServices();
  const { data } = useQuery({
    queryKey: ['loan', 'claim-photos', orderId],
    queryFn: async () => (await storage.open(complaintDrafts).get(orderId))?.data.images.length ?? 0,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? 0;
}

/** Facts of the claim from this phone, to show while a payment is checked (decision 14, virtual account). */
function ClaimFacts({ claim }: { claim: PaymentClaim }) {
  const { t } = useLingui();
  const money = useMoney();
  const photos = usePhotoCount(claim.orderId);
  const { code = '', amount = '', place = '', orderId } = claim;
  const rows: (Row | false)[] = [
    code !== '' && {
      key: 'code',
      label: <Trans>Number that was paid to</Trans>,
      value: (
        <span className={styles['code']}>
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
