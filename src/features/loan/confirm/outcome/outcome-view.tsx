import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import type { QueryState } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { HelpButton } from '@/ui/ways-out';
import type { Confirmation, Phase } from '../attempt/use-confirmation';
import type { Offer } from '../offer-terms';
import { EarlierAttempt } from './earlier-attempt';

type AcceptedProps = {
  /** Whether the loan page's address was refused (decision 17, server addresses). */
  isRefused: boolean;
  /** Opens the loan's page once more. */
  onOpen: () => void;
};

/** After this long, milliseconds, the page offers the way by hand. */
const slowAfterMs = 6_000;

/** The application is in; its page is opening, or could not be opened. */
function Accepted({ isRefused, onOpen }: AcceptedProps) {
  const { t } = useLingui();
  const { onHome } = usePageChrome();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="alert">
      <EmptyState
        illustration={<SuccessArt />}
        title={t`We have received your application`}
        text={
          isRefused
            ? t`The address of its page does not look safe, so we did not open it. You find your loan in the app.`
            : t`One moment, we are opening your loan.`
        }
        action={
          (isRefused || isSlow) && (
            <>
              {!isRefused && (
                <Button onClick={onOpen}>
                  <Trans>Open my loan</Trans>
                </Button>
              )}
              <Button variant={isRefused ? 'primary' : 'quiet'} onClick={onHome}>
                <Trans>Back to the app</Trans>
              </Button>
            </>
          )
        }
      />
    </div>
  );
}

type OtherWindowProps = { onCheck: () => void };

/** Another window of this browser is sending the same application. */
function OtherWindow({ onCheck }: OtherWindowProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        title={t`Your application is being sent in another window`}
        text={t`Nothing was sent from here. Look into the other window, or check again in a moment.`}
        action={
          <>
            <Button onClick={onCheck}>
              <Trans>Check again</Trans>
            </Button>
            <HelpButton />
          </>
        }
      />
    </div>
  );
}

/** The phases in which nothing can be accepted: the outcome stands in the offer's place. */
export type OutcomePhase = Exclude<Phase, { kind: 'open' | 'sending' }>;

type Props = { phase: OutcomePhase; query: QueryState<Offer>; confirmation: Confirmation };

/** What became of an application. */
export function OutcomeView({ phase, query, confirmation }: Props) {
  if (phase.kind === 'accepted') return <Accepted isRefused={phase.isRefused} onOpen={confirmation.goToLoan} />;
  if (phase.kind === 'elsewhere') return <OtherWindow onCheck={confirmation.checkAgain} />;
  const { attempt } = phase;
  return (
    <EarlierAttempt
      attempt={attempt}
      query={query}
      onCheck={() => void query.refetch()}
      onReopen={() => confirmation.reopen(attempt)}
    />
  );
}

/** Whether the outcome stands in the offer's place. */
export function isOutcome(phase: Phase): phase is OutcomePhase {
  return phase.kind !== 'open' && phase.kind !== 'sending';
}
