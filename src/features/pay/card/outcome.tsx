import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { readShownAmount } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { formatDate, shownServerTime } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Notice } from '@/ui/notice';
import { type Row, Rows } from '@/ui/rows';
import { HelpButton } from '@/ui/state-views';
import { cardName, type PaymentAttempt, type PaymentStage } from '../records/card-payments';
import { useUnreadWords } from '../unread/unread-payment';
import type { PaywayState } from './attempt/payway-store';
import type { OrderPayment } from './use-payway';
import styles from './card.module.css';

/** The facts of a payment, to show and to copy: amount, card, order, time. */
export function useAttemptRows(attempt: PaymentAttempt): { label: string; value: string }[] {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const { amount, way, bankName, cardEnd, orderId, startedAt, recordId } = attempt;
  return [
    { label: t({ message: 'Amount', comment: 'Label on a receipt' }), value: money(readShownAmount(amount)) },
    {
      label: t({ message: 'Paid with', comment: 'Label on a receipt' }),
      value:
        way === 'card'
          ? cardName({ bankName: bankName || t`Bank card`, cardEnd })
          : t({
              message: 'Online cashier',
              comment: 'Name of the other way to repay: a payment page outside of this app',
            }),
    },
    { label: t({ message: 'Order number', comment: 'Label on a receipt' }), value: orderId },
    ...(recordId === ''
      ? []
      : [{ label: t({ message: 'Reference number', comment: 'Label on a receipt' }), value: recordId }]),
    {
      label: t({ message: 'Started', comment: 'Label on a receipt: when the payment began' }),
      value: formatDate(startedAt, utcOffset),
    },
  ];
}

/**
 * The rows "Loan" and "Next due date" of a loan, each a list of one row, or empty if the server does not name it.
 * @param loan undefined before it is read
 */
export function useLoanRows(loan: LoanDetails | undefined): { name: Row[]; due: Row[] } {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const name = loan?.productName ?? '';
  const due = shownServerTime(loan?.dueTime, utcOffset, 'date');
  return {
    name:
      name === '' ? [] : [{ label: t({ message: 'Loan', comment: 'Label: name of the loan product' }), value: name }],
    due: due === '' ? [] : [{ label: t`Next due date`, value: due }],
  };
}

/** An unsettled payment in words, with a warning what not to do. */
function useStageWords(stage: PaymentStage): { title: string; text: string } {
  const { t } = useLingui();
  const words: Partial<Record<PaymentStage, { title: string; text: string }>> = {
    submitted: {
      title: t`Your payment was accepted`,
      text: t`It is being booked to your loan. This usually takes a moment; you need not pay again.`,
    },
    away: {
      title: t`Did you finish paying?`,
      text: t`We are checking whether the money has arrived. If you have paid, please wait and do not pay again.`,
    },
    unknown: {
      title: t`We do not know yet whether your payment went through`,
      text: t`The answer was lost, so we are checking whether your payment arrived. Please do not pay again until we know.`,
    },
  };
  return (
    words[stage] ?? {
      title: t`A payment is under way`,
      text: t`It was started in another window or just before this page was opened. We are checking how it ends.`,
    }
  );
}

/** A payment with an unknown outcome, and the result of the last check (decision 12, unknown payment). */
export function CheckingCard({ payment, attempt }: { payment: OrderPayment; attempt: PaymentAttempt }) {
  const { title, text } = useStageWords(attempt.stage);
  const rows = useAttemptRows(attempt);
  const heading = useRef<HTMLHeadingElement>(null);

  // The card replaces a longer page, so the focused element and the scroll position are lost.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <Card tone="float">
      <div className={cx('row', styles['head'])}>
        <span className="spinner" aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1} className="grow">
          {title}
        </h2>
      </div>
      <p>{text}</p>
      <output className={styles['found']}>
        <LastCheckText lastCheck={payment.state.lastCheck} />
      </output>
      <Rows rows={rows} />
      <div className={styles['actions']}>
        <Button variant="secondary" block onClick={payment.checkAgain}>
          <Trans comment="Button: asks the server again whether a payment has arrived">Check again now</Trans>
        </Button>
        {/* Only the person knows what happened on the cashier's page. */}
        {attempt.stage === 'away' && <NotPaidButton onClick={payment.giveUpOtherWay} />}
        <SeeLoanButton variant="quiet" orderKey={payment.orderKey} />
        <HelpButton />
      </div>
    </Card>
  );
}

export function SeeLoanButton({ variant, orderKey }: { variant: 'primary' | 'quiet'; orderKey: OrderKey }) {
  const navigate = useNavigate();
  return (
    <Button variant={variant} block onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
      <Trans comment="Button: to the page of the loan">See my loan</Trans>
    </Button>
  );
}

function NotPaidButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" block onClick={onClick}>
      <Trans comment="Button: the person left the payment page without paying">I have not paid</Trans>
    </Button>
  );
}

/** What the last check of the loan has found. */
function LastCheckText({ lastCheck }: Pick<PaywayState, 'lastCheck'>): ReactNode {
  const { t } = useLingui();
  if (lastCheck === 'failed') return t`We cannot read your loan at the moment. We keep trying.`;
  if (lastCheck === 'changed')
    return t`Something about your loan has changed, but we cannot tell whether it is this payment. Please look at your loan.`;
  return lastCheck === 'unchanged' ? t`Your loan does not show it yet. We keep checking.` : t`Checking your loan…`;
}

/**
 * A payment that is certainly not on the loan; it may be made again (decision 12, unknown payment).
 * @param onEnterCode opens the code step again, if the payment still waits for its code
 */
export function UnpaidNotice({ onEnterCode }: { onEnterCode?: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <Notice
      kind="warning"
      title={t`No payment has arrived`}
      action={
        onEnterCode && (
          <Button variant="secondary" onClick={onEnterCode}>
            <Trans comment="Button: back to the SMS code of the same payment">Enter the code again</Trans>
          </Button>
        )
      }
    >
      <Trans>
        Your loan is unchanged, so you may try again. If your bank shows that it took the money, do not pay again and
        contact customer service.
      </Trans>
    </Notice>
  );
}

/**
 * The page asks about a payment that this build cannot read (decision 86, release and rollback).
 * @param since when the payment was stored, epoch milliseconds
 */
export function UnreadCard({ payment: { orderKey, payway }, since }: { payment: OrderPayment; since: number }) {
  const { t } = useLingui();
  const words = useUnreadWords();
  return (
    <Card tone="float" title={t`Have you already paid this?`}>
      <p>{words(since)}</p>
      <div className={styles['actions']}>
        <SeeLoanButton variant="primary" orderKey={orderKey} />
        <HelpButton />
        <NotPaidButton onClick={payway.payAnyway} />
      </div>
    </Card>
  );
}
