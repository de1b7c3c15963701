import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { parseMinor } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { HelpCard } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { Amount } from '@/ui/slot';
import { EmptyState } from '@/ui/state-views';
import { PaymentNotice } from '../payments/gate';
import { CheckingCard, SeeLoanButton } from './checking-card';
import { useLoanRows } from './payment-rows';
import { ProblemNotice } from './problem-notice';
import { isInBook } from './step';
import type { CardPayment } from './use-card-payment';
import styles from './card.module.css';

type Props = {
  payment: CardPayment;
  skeleton: ReactNode;
  /** The amount in the address: if it differs, the card says that the amount has changed. */
  askedAmount?: string | undefined;
  /** What could not be loaded, as the title of an error. */
  failed: string;
  /** Shown alone if there is no way to pay here. */
  instead?: ReactNode;
  /** The ways to pay. */
  children: ReactNode;
};

/** The amount and the ways to repay; shown when it is certain that no earlier payment blocks another one. */
export function PayView({ payment, skeleton, askedAmount, failed, instead, children }: Props) {
  const { t } = useLingui();
  const { payments, given, query, busy, loan, amount } = payment;
  const { gate } = given;
  const { name, due } = useLoanRows(loan.details);
  const rows = [...name, ...due];
  if (!payments.isKnown) return skeleton;
  if (busy === null && gate.is === 'not') {
    const underWay = gate.because === 'under-way' ? gate.payments.at(-1) : undefined;
    if (underWay) return <CheckingCard payments={payments} payment={underWay} />;
    const toLoan = <SeeLoanButton variant="primary" orderKey={payments.order} />;
    if (gate.because === 'settled' || gate.because === 'closed')
      return <EmptyState title={gate.title} text={gate.text} action={toLoan} />;
  }

  return (
    <QueryView query={query} skeleton={skeleton} failed={failed}>
      {() =>
        instead || (
          <>
            <DueCard amount={amount} askedAmount={askedAmount} />
            <PayNotice payment={payment} />
            {children}
            {/* Last, so that nothing moves when the loan's own call answers later. */}
            <HelpCard title={t`Questions about paying?`} telephone={loan.details?.telephone ?? ''} />
            {rows.length > 0 && (
              <Card title={t`Your loan now`}>
                <Rows rows={rows} />
              </Card>
            )}
          </>
        )
      }
    </QueryView>
  );
}

/** The amount to pay, which is never that of the address (wire protocol, last paragraph). */
function DueCard({ amount, askedAmount }: Pick<CardPayment, 'amount'> & Pick<Props, 'askedAmount'>) {
  const { t } = useLingui();
  const money = useMoney();
  const asked = parseMinor(askedAmount);
  return (
    <Card tone="float" label={t`Amount to pay`}>
      {amount === null ? (
        <Notice kind="warning" title={t`The amount is missing`}>
          <Trans>
            The amount due is not available right now, so nothing can be paid here. Please contact customer service.
          </Trans>
        </Notice>
      ) : (
        <Amount label={t`Amount to pay`} text={money(amount)} />
      )}
      {asked !== null && amount !== null && asked !== amount && (
        <p className={cx(styles.found, styles.changed)}>
          <Trans>The amount has changed since you set out. This is what you owe now.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Above the ways to pay: what went wrong, or what the person should know before the next payment. */
function PayNotice({ payment: { loan, given, problem } }: Pick<Props, 'payment'>) {
  const { gate } = given;
  if (gate.is === 'not' && gate.because === 'not-read' && !loan.isAsking) {
    return (
      <Notice kind="warning" title={gate.title} onRetry={() => void loan.refetch()}>
        {gate.text}
      </Notice>
    );
  }
  if (problem && !isInBook(problem)) return <ProblemNotice problem={problem} />;
  return gate.is === 'ask' && <PaymentNotice given={given} />;
}
