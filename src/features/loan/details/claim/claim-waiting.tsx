import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseMinor } from '@/domain/money';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { usePageChrome } from '@/ui/page-chrome';
import { RecordsLink } from '@/ui/records-link';
import { Step, Steps } from '@/ui/steps';
import { ClaimFacts } from './claim-facts';
import { followUpOf, usualMs } from './follow-up';
import { ProofOffer } from './proof-offer';
import styles from './claim-waiting.module.css';

/** Renders the component anew every so often, and when the page is seen again: what it says of the time stays true. */
function useTicks(everyMs: number): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const tick = () => setTick((count) => count + 1);
    const timer = setInterval(tick, everyMs);
    // Timers sleep in the background.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
}

type Props = {
  claim: PaymentClaim;
  isChecking: boolean;
  onCheck: () => void;
};

/** How often the line of time is looked at again, milliseconds. */
const tickMs = 15_000;

/**
 * A claimed payment on its way: what was said, that we look again, until when it usually
 * arrives, and what to do if not.
 */
export function ClaimWaiting({ claim, isChecking, onCheck }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const { onHelp } = usePageChrome();
  const navigate = useNavigate();
  useTicks(tickMs);
  const lateness = followUpOf(claim, clock.now(), utcOffset);
  const amount = claim.amount && money(parseMinor(claim.amount) ?? claim.amount);
  const said = [formatDate(claim.claimedAt, utcOffset, 'shortTime'), amount, claim.place].filter(Boolean).join(' · ');
  const usualTime = formatDate(claim.claimedAt + usualMs, utcOffset, 'shortTime');

  return (
    <Card
      title={t({
        message: 'Your payment',
        comment: 'Heading above the steps of a payment that the borrower says to have made',
      })}
    >
      <div className="stack">
        <Steps>
          <Step state="done" note={said}>
            <Trans>You told us that you paid</Trans>
          </Step>
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
            <Step state="done" note={formatDate(claim.complainedAt, utcOffset, 'shortTime')}>
              <Trans>You sent us a complaint about it</Trans>
            </Step>
          )}
        </Steps>
        <p className={styles['once']}>
          <Trans>
            Please do not pay twice. If somebody asks you for this payment meanwhile, show them your receipt and this
            page.
          </Trans>
        </p>
        <ClaimFacts claim={claim} />
        {claim.complainedAt === undefined && <ProofOffer claim={claim} isAsked={lateness === 'overdue'} />}
        <div className={styles['ways']}>
          <Button variant="quiet" busy={isChecking} busyLabel={t`Checking…`} onClick={onCheck}>
            <Trans>Check again</Trans>
          </Button>
          {claim.complainedAt !== undefined && (
            <Button variant="quiet" onClick={() => void navigate({ to: '/complaintList' })}>
              <Trans comment="Button: to the complaints that were sent">My complaints</Trans>
            </Button>
          )}
          <RecordsLink orderId={claim.orderId} />
          {lateness !== 'usual' && (
            <Button variant="quiet" onClick={onHelp}>
              <Trans>Contact customer service</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Arrival({ lateness, usualTime }: { lateness: ReturnType<typeof followUpOf>; usualTime: string }) {
  if (lateness === 'usual') return <Trans>Usually by {usualTime}</Trans>;
  return <Trans>This takes longer than usual. Keep your receipt.</Trans>;
}
