import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';
import { HelpButton } from '@/ui/ways-out';
import type { PaymentAttempt } from '../../records/card-payments';
import type { PaywayState } from '../attempt/payway-store';
import { useAttemptRows } from './use-attempt-rows';
import styles from './checking-card.module.css';

/** @returns a function that says how an unsettled payment stands, honestly: what is known, and what not to do */
function useStageWords(): (attempt: PaymentAttempt) => { title: string; text: string } {
  const { t } = useLingui();
  return ({ stage }) => {
    if (stage === 'submitted')
      return {
        title: t`Your payment was accepted`,
        text: t`It is being booked to your loan. This usually takes a moment; you need not pay again.`,
      };
    if (stage === 'away')
      return {
        title: t`Did you finish paying?`,
        text: t`We are asking your loan whether the money has arrived. If you have paid, please wait and do not pay again.`,
      };
    if (stage === 'unknown') {
      return {
        title: t`We do not know yet whether your payment went through`,
        text: t`The answer was lost on the way, so we are asking your loan. Please do not pay again until we know.`,
      };
    }
    return {
      title: t`A payment is under way`,
      text: t`It was started in another window or just before this page was opened. We are looking how it ends.`,
    };
  };
}

type Props = {
  attempt: PaymentAttempt;
  lastLook: PaywayState['lastLook'];
  onCheckAgain: () => void;
  orderKey: OrderKey;
  /** The person says that nothing was paid; only where nobody else can know. */
  onNotPaid?: (() => void) | undefined;
};

/**
 * A payment whose outcome is not known yet: what is being done about it, and what was found so far (decision 12,
 * unknown payment).
 */
export function CheckingCard({ orderKey, attempt, lastLook, onCheckAgain, onNotPaid }: Props) {
  const navigate = useNavigate();
  const { title, text } = useStageWords()(attempt);
  const rows = useAttemptRows();
  return (
    <Card tone="float">
      <div className={styles['head']}>
        <span className="spinner" aria-hidden="true" />
        <h2 className={styles['title']}>{title}</h2>
      </div>
      <p>{text}</p>
      <output className={styles['found']}>
        <Found lastLook={lastLook} />
      </output>
      <Rows rows={rows(attempt)} />
      <div className={styles['actions']}>
        <Button variant="secondary" block onClick={onCheckAgain}>
          <Trans comment="Button: asks the server again whether a payment has arrived">Check again now</Trans>
        </Button>
        {onNotPaid && (
          <Button variant="quiet" block onClick={onNotPaid}>
            <Trans comment="Button: the person left the payment page without paying">I have not paid</Trans>
          </Button>
        )}
        <Button variant="quiet" block onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
          <Trans comment="Button: to the page of the loan">See my loan</Trans>
        </Button>
        <HelpButton />
      </div>
    </Card>
  );
}

function Found({ lastLook }: Pick<Props, 'lastLook'>): ReactNode {
  const { t } = useLingui();
  if (lastLook === 'failed') return t`We cannot read your loan at the moment. We keep trying.`;
  if (lastLook === 'changed')
    return t`Something about your loan has changed, but we cannot tell whether it is this payment. Please look at your loan.`;
  return lastLook === 'unchanged'
    ? t`Your loan does not show it so far. We look again by ourselves.`
    : t`Looking at your loan…`;
}
