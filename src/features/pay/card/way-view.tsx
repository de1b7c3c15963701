import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { describeError, useErrorText } from '@/platform/i18n/error-message';
import { Notice } from '@/ui/notice';
import { QueryView } from '@/ui/query-view';
import { EmptyState, ErrorState, HelpButton } from '@/ui/state-views';
import { PaymentNotice } from '../payments/gate';
import { useGateWords } from '../payments/payment-words';
import { CheckingCard, SeeLoanButton } from './outcome';
import { ProblemNotice } from './problem-notice';
import type { Way } from './queries';
import { isInBook } from './step';
import type { CardPayment } from './use-card-payment';

type Props = { payment: CardPayment; skeleton: ReactNode; children: (way: Way) => ReactNode };

/** The ways to repay; shown when it is certain that no earlier payment blocks another one. */
export function WayView({ payment: { payments, given, query, busy }, skeleton, children }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const words = useGateWords(payments.unreadSince);
  const { gate } = given;
  if (!payments.isKnown) return skeleton;
  if (busy === null && gate.is === 'not') {
    const underWay = gate.because === 'under-way' ? gate.payments.at(-1) : undefined;
    if (underWay) return <CheckingCard payments={payments} payment={underWay} />;
    if (gate.because === 'settled' || gate.because === 'closed')
      return <EmptyState {...words(gate)} action={<SeeLoanButton variant="primary" orderKey={payments.order} />} />;
  }

  const { data, error, isFetching, refetch } = query;
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
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}

/** Above the ways to pay: what went wrong, or what the person should know before the next payment. */
export function PayNotice({ payment: { payments, loan, given, problem } }: Pick<Props, 'payment'>) {
  const words = useGateWords(payments.unreadSince);
  const { gate } = given;
  if (gate.is === 'not' && gate.because === 'not-read' && !loan.isAsking) {
    const { title, text } = words(gate);
    return (
      <Notice kind="warning" title={title} onRetry={() => void loan.refetch()}>
        {text}
      </Notice>
    );
  }
  if (problem && !isInBook(problem)) return <ProblemNotice problem={problem} />;
  return gate.is === 'ask' && <PaymentNotice gate={gate} unreadSince={payments.unreadSince} />;
}
