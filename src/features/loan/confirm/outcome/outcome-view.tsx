import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import type { QueryState } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';
import type { Confirmation, Phase } from '../attempt/use-confirmation';
import type { Offer } from '../offer-terms';
import { Accepted } from './accepted';
import { EarlierAttempt } from './earlier-attempt';

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
  if (phase.kind === 'elsewhere') return <OtherWindow onCheck={confirmation.lookAgain} />;
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
