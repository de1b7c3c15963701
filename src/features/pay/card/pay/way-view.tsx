import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { RepaymentWay } from '@/platform/api/contract/card-repayment';
import { describeError, useErrorText } from '@/platform/i18n/error-message';
import { QueryView } from '@/ui/query-view';
import { ErrorState, HelpButton } from '@/ui/state-views';
import { CheckingCard, UnreadCard } from '../outcome';
import type { PaymentSteps } from './use-payment-steps';

type Props = { payment: PaymentSteps; skeleton: ReactNode; children: (way: RepaymentWay) => ReactNode };

/** The ways to repay; shown when it is certain that no earlier payment blocks another one. */
export function WayView({ payment, skeleton, children }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { attempt, unreadSince, isReady } = payment.state;
  if (payment.isBlocking && attempt) return <CheckingCard payment={payment} attempt={attempt} />;
  if (unreadSince !== null) return <UnreadCard payment={payment} since={unreadSince} />;
  if (!isReady) return skeleton;

  const { data, error, isFetching, refetch } = payment.query;
  const { kind, canRetry } = describeError(error);
  if (data === undefined && error !== null && kind !== 'session') {
    return (
      <ErrorState
        kind={kind === 'offline' ? 'offline' : 'error'}
        title={t`Could not load your cards`}
        text={errorText(error)}
        retrying={isFetching}
        onRetry={canRetry ? () => void refetch() : undefined}
        help={<HelpButton />}
      />
    );
  }
  return (
    <QueryView query={payment.query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
