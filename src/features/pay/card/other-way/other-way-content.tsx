import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { EmptyState } from '@/ui/state-views';
import type { PaywayState } from '../attempt/payway-store';
import { UnpaidNotice } from '../outcome/unpaid-notice';
import { DueCard } from '../pay/due-card';
import { LoanHelp } from '../pay/loan-help';
import { useProblemWords } from '../pay/use-problem-words';
import styles from './other-way-content.module.css';

type Props = {
  orderKey: OrderKey;
  /** The server's flag: whether there is another way for this loan. */
  isOffered: boolean;
  loan: LoanDetails | undefined;
  /** Minor units; `null` when not known. */
  amount: bigint | null;
  state: PaywayState;
};

/** What to pay and how the cashier's page works, before the person leaves for it. */
export function OtherWayContent({ orderKey, isOffered, loan, amount, state: { attempt, busy, problem } }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useProblemWords();
  const problemWords = problem && words(problem);
  const toCards = (
    <Button variant="secondary" onClick={() => void navigate({ to: '/payway', search: orderKey })}>
      <Trans comment="Button: to the page where a loan is repaid by bank card">Pay by bank card</Trans>
    </Button>
  );
  if (!isOffered) {
    return (
      <EmptyState
        title={t`There is no other way for this loan at the moment`}
        text={t`You can repay it by bank card.`}
        action={toCards}
      />
    );
  }
  const steps = [
    t`You leave this app for the payment page of our partner. The amount is filled in already.`,
    t`Choose there how you want to pay, and confirm it.`,
    t`Come back here. We look whether the money has arrived and show you the receipt.`,
  ];
  return (
    <>
      <DueCard amount={amount} hasChanged={false} />
      {attempt?.stage === 'unpaid' && busy === null && <UnpaidNotice />}
      {attempt?.stage === 'code' && (
        <Notice kind="warning" title={t`A payment by card waits for its code`} action={toCards}>
          <Trans>Finish it or cancel it first, so that you do not pay twice.</Trans>
        </Notice>
      )}
      {problemWords && (
        <Notice kind="error" title={problemWords.title}>
          {problemWords.text}
        </Notice>
      )}
      <Card title={t`How it works`}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <LoanHelp loan={loan} />
    </>
  );
}
