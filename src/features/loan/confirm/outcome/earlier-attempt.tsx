import { Trans, useLingui } from '@lingui/macro';
import { RefusedError } from '@/platform/api/errors';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { Button } from '@/ui/button';
import { ErrorArt } from '@/ui/illustrations';
import type { QueryState } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { WaysOut } from '@/ui/ways-out';
import type { LoanAttempt } from '../attempt/send-application';
import type { Offer } from '../offer-terms';
import styles from './earlier-attempt.module.css';

type Props = {
  attempt: LoanAttempt;
  /** The offer, asked for again. */
  query: QueryState<Offer>;
  onCheck: () => void;
  /** Back to the offer; there only once the server was asked again. */
  onReopen: () => void;
};

/**
 * An application that was sent from this device before: accepted, or nobody saw the answer. It is never sent again by
 * itself: the server is asked first, and what it says is shown before the offer comes back.
 */
export function EarlierAttempt({ attempt, query, onCheck, onReopen }: Props) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const time = formatDate(attempt.startedAt, utcOffset, 'shortTime');
  const isConfirmed = attempt.state === 'confirmed';
  const isChecked = isConfirmed || (!query.isFetching && query.error === null);

  return (
    <div role="alert">
      <EmptyState
        illustration={isConfirmed ? <SuccessArt /> : <ErrorArt />}
        title={isConfirmed ? t`You have applied for this loan` : t`We do not know yet whether your application arrived`}
        text={
          isConfirmed
            ? t`We received your application (${time}). You find it in the app.`
            : t`It was sent (${time}), but no answer came back. It may have been received.`
        }
        action={
          <>
            {!isConfirmed && <Check query={query} onCheck={onCheck} />}
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
    </div>
  );
}

type CheckProps = { query: QueryState<Offer>; onCheck: () => void };

/** What the server said when it was asked again. */
function Check({ query: { isFetching, error }, onCheck }: CheckProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (isFetching) return <p className={styles['check']}>{t`We are asking the server…`}</p>;
  if (error === null)
    return (
      <p
        className={styles['check']}
      >{t`We asked the server: it still offers you this loan. Please look in the app first whether your application is there. Only go back to the offer if it is not.`}</p>
    );
  return (
    <>
      <p className={styles['check']}>{errorText(error)}</p>
      {!(error instanceof RefusedError) && (
        <Button onClick={onCheck}>
          <Trans>Check again</Trans>
        </Button>
      )}
    </>
  );
}
