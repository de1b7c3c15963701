import { Trans, useLingui } from '@lingui/macro';
import { RefusedError } from '@/platform/api/errors';
import { useErrorText } from '@/platform/i18n/error-message';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { useHasPassed } from '@/ui/component-life';
import { Art, shapes } from '@/ui/illustrations';
import { LongText } from '@/ui/long-text';
import { usePageChrome } from '@/ui/page-shell';
import type { QueryState } from '@/ui/query-view';
import { EmptyState, HelpButton, WaysOut } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import type { LoanAttempt } from './attempt/send-application';
import type { Confirmation, Phase } from './attempt/use-confirmation';
import type { Offer } from './offer-terms';
import styles from './loan-confirm.module.css';

/** After this time the page shows a button to open the loan. */
const slowAfterMs = 6_000;

/** The application was accepted; the loan's page opens, or its address was refused (decision 17, server addresses). */
function Accepted({ isRefused, onOpen }: { isRefused: boolean; onOpen: () => void }) {
  const { t } = useLingui();
  const { onHome } = usePageChrome();
  const isSlow = useHasPassed(slowAfterMs);

  return (
    <EmptyState
      illustration={<SuccessArt />}
      title={t`We have received your application`}
      text={
        isRefused
          ? t`The address of its page does not look safe, so we did not open it. You will find your loan in the app.`
          : t`One moment, we are opening your loan.`
      }
      action={
        (isRefused || isSlow) && (
          <>
            {!isRefused && <Button onClick={onOpen}>{t`Open my loan`}</Button>}
            <Button variant={isRefused ? 'primary' : 'quiet'} onClick={onHome}>{t`Back to the app`}</Button>
          </>
        )
      }
    />
  );
}

/** It was begun by another window, or by this one before the person left its page and came back. */
function BeingSent({ onCheck }: { onCheck: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Your application is being sent`}
      text={t`It was started in another window or just before this page was opened. Check again in a moment.`}
      action={
        <>
          <Button onClick={onCheck}>{t`Check again`}</Button>
          <HelpButton />
        </>
      }
    />
  );
}

/** The phases in which nothing can be accepted, so the outcome replaces the offer. */
type OutcomePhase = Exclude<Phase, { kind: 'open' | 'sending' }>;

type Props = { phase: OutcomePhase; query: QueryState<Offer>; confirmation: Confirmation };

/** The outcome of an application. */
export function OutcomeView({ phase, query, confirmation: { goToLoan, checkAgain, reopen } }: Props) {
  return (
    <div role="alert" key={phase.kind}>
      {phase.kind === 'accepted' && <Accepted isRefused={phase.isRefused} onOpen={goToLoan} />}
      {phase.kind === 'elsewhere' && <BeingSent onCheck={checkAgain} />}
      {phase.kind === 'earlier' && <EarlierAttempt {...phase} query={query} onReopen={() => reopen(phase.attempt)} />}
    </div>
  );
}

/** Whether the outcome replaces the offer. */
export function isOutcome(phase: Phase): phase is OutcomePhase {
  return phase.kind !== 'open' && phase.kind !== 'sending';
}

type EarlierAttemptProps = { attempt: LoanAttempt; failure?: unknown; query: QueryState<Offer>; onReopen: () => void };

/** An earlier application, accepted, refused or unclear. The server is asked before the offer is shown again. */
function EarlierAttempt({ attempt, failure, query, onReopen }: EarlierAttemptProps) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const time = formatDate(attempt.startedAt, utcOffset);
  const isConfirmed = attempt.state === 'confirmed';
  const isRefused = attempt.state === 'refused';
  const isChecked = isConfirmed || (!query.isFetching && query.error === null);

  return (
    <EmptyState
      illustration={isConfirmed ? <SuccessArt /> : <Art {...shapes.error} />}
      title={
        isConfirmed
          ? t`You have applied for this loan`
          : isRefused
            ? t`Your application was not approved`
            : t`We do not know yet whether your application arrived`
      }
      text={
        isConfirmed
          ? t`We received your application (${time}). You will find it in the app.`
          : !isRefused && t`It was sent (${time}), but no clear answer came back. It may have been received.`
      }
      action={
        <>
          {failure instanceof RefusedError && <LongText text={failure.text} />}
          {!isConfirmed && <Check query={query} />}
          <WaysOut />
          {isChecked && (
            <Button variant="quiet" onClick={onReopen}>
              <Trans comment="Button: look at the loan on offer again, where it can be applied for once more">
                Back to the offer
              </Trans>
            </Button>
          )}
        </>
      }
    />
  );
}

function Check({ query: { isFetching, error, refetch } }: { query: QueryState<Offer> }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (isFetching) return <p className={styles.check}>{t`Checking…`}</p>;
  if (error === null)
    return (
      <p
        className={styles.check}
      >{t`We checked: this loan is still offered to you. Please check the app first: go back to the offer only if your application is not there.`}</p>
    );
  return (
    <>
      <p className={styles.check}>{errorText(error)}</p>
      {!(error instanceof RefusedError) && <Button onClick={() => void refetch()}>{t`Check again`}</Button>}
    </>
  );
}
