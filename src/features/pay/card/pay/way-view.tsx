import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { RepaymentWay } from '@/platform/api/contract/card-repayment';
import { describeError, useErrorText } from '@/platform/i18n/error-message';
import { type QueryState, QueryView } from '@/ui/query-view';
import { ErrorState, HelpButton } from '@/ui/state-views';

type WayErrorProps = { error: Error; retrying: boolean; onRetry: () => unknown };

/** The cards could not be listed (specification section 8): says why, and offers another try. */
function WayError({ error, retrying, onRetry }: WayErrorProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <ErrorState
      kind={describeError(error).kind === 'offline' ? 'offline' : 'error'}
      title={t`Could not load your cards`}
      text={errorText(error)}
      retrying={retrying}
      onRetry={() => void onRetry()}
      help={<HelpButton />}
    />
  );
}

type Props = {
  query: QueryState<RepaymentWay>;
  /** Whether it is known how an earlier payment stands; until then nothing is offered. */
  isReady: boolean;
  skeleton: ReactNode;
  children: (way: RepaymentWay) => ReactNode;
};

/** The ways to repay in every state of their query; a failure is called by its own name (specification section 8). */
export function WayView({ query, isReady, skeleton, children }: Props) {
  if (!isReady) return skeleton;
  const { data, error, isFetching, refetch } = query;
  const isOurs = data === undefined && error !== null && describeError(error).kind !== 'session';
  if (isOurs) return <WayError error={error} retrying={isFetching} onRetry={refetch} />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
