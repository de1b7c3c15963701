import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { endOf } from '@/domain/amount-due';
import type { OrderKey } from '@/domain/order-key';
import { type Book, isUnderWay, type Payment } from '@/domain/payments/payment';
import { handedOver } from '@/domain/payments/payment-facts';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { amountDueTexts } from '@/platform/i18n/amount-due-texts';
import { useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { receiptIds } from '@/platform/writes/receipts';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { HelpCard, RecordsLink } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { usePreviewContext } from '@/ui/preview';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { Amount } from '@/ui/slot';
import { EmptyState, HelpButton } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { LeftToPay, usePaymentName, useUnclearWords } from '../payments/payment-words';
import { type OrderPayments, usePayments, useTold } from '../payments/use-payments';
import { useDue } from '../queries';
import { CheckingCard, SeeLoanButton } from './checking-card';
import { rowOf, useLoanRows, usePaymentRows } from './payment-rows';
import { shownFirst } from './use-card-payment';
import styles from './card.module.css';

function ReceiptCard({ payment, seenAt }: { payment: Payment; seenAt: number }) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <Card tone="float">
      <div className={styles.receipt}>
        <SuccessArt />
        <h2>{t`Payment received`}</h2>
        <Amount text={money(handedOver(payment))} />
      </div>
      <Rows rows={usePaymentRows(payment, seenAt)} />
      <p className={styles.record}>
        <Link
          to="/records"
          search={{ orderId: payment.orderId, receipt: receiptIds.payment(payment.orderId, payment.id) }}
          className={buttonClass('secondary', true)}
        >
          <Trans comment="Link: to the receipt of a payment">Share, save or print the receipt</Trans>
        </Link>
      </p>
    </Card>
  );
}

/** What became of a payment that did not arrive for certain, and is not being checked. */
function useOpenNotice(payment: Payment): ComponentProps<typeof Notice> {
  const { t } = useLingui();
  const unclearWords = useUnclearWords();
  const what = usePaymentName()(payment);
  const { found, stage, refusal, card } = payment;
  const refusedText = t`It was refused. If your bank shows that it took the money, do not pay again and contact customer service.`;
  if (found?.is === 'settled')
    return {
      kind: 'info',
      title: t`Nothing is owed`,
      children: t`Your payment of ${what}: your loan is paid off, and does not show whether this payment was part of it. If your bank took the money in addition, contact customer service.`,
    };
  if (found) return { kind: 'warning', children: unclearWords(payment) };
  if (stage === 'sms')
    return {
      kind: 'warning',
      title: t`This payment waits for its SMS code`,
      children: refusal === '' ? t`No money has been taken yet.` : refusedText,
    };
  if (stage === 'cancelled')
    return {
      kind: 'info',
      title: card ? t`Payment cancelled. Nothing was paid.` : t`You said that you have not paid`,
      children: t`If your bank shows that it took the money, do not pay again and contact customer service.`,
    };
  return { kind: 'error', title: t`The payment did not go through`, children: refusal || refusedText };
}

/** A payment that was refused or cancelled, waits for its SMS code, or of which the loan does not show how it ended. */
function OpenCard({ orderKey, payment }: { orderKey: OrderKey; payment: Payment }) {
  const navigate = useNavigate();
  const { found, stage } = payment;
  return (
    <Card tone="float">
      <div className="stack">
        <Notice {...useOpenNotice(payment)} />
        <Rows rows={usePaymentRows(payment)} />
        {!found && (
          <Button block onClick={() => void navigate({ to: '/payway', search: orderKey, replace: true })}>
            {stage === 'sms' ? (
              <Trans comment="Button: to the SMS code of a payment">Enter the code</Trans>
            ) : (
              <Trans>Try again</Trans>
            )}
          </Button>
        )}
        <HelpButton />
      </div>
    </Card>
  );
}

/** The loan after the payment: the next due date, and what is left. */
function RemainingCard({ loan, book }: { loan: LoanDetails; book: Book | null }) {
  const { t } = useLingui();
  const context = usePreviewContext();
  const { name, due: dueRow } = useLoanRows(loan);
  const isPaidOff = endOf(loan) === 'repaid';
  const due = useDue(loan);
  const shown = isPaidOff || !due || due.sum === 0n ? null : amountDueTexts(loan.orderStatus, due, context);
  const rows = [
    ...name,
    ...rowOf(t({ message: 'Status', comment: 'Label: how the loan stands' }), loan.noticeStatusText),
    ...(shown ? [{ label: shown.label, value: shown.amount }, ...dueRow] : []),
  ];
  return (
    <Card title={t`Your loan now`}>
      <div className="stack-3">
        <Rows rows={rows} />
        {isPaidOff ? <p>{t`Nothing is due at the moment.`}</p> : !shown && <LeftToPay book={book} />}
      </div>
    </Card>
  );
}

/** What is known of a payment. Only the loan can show that it arrived. */
function PaymentCard({ payments, payment }: { payments: OrderPayments; payment: Payment }) {
  const { found, stage } = payment;
  if (found?.is === 'arrived') return <ReceiptCard payment={payment} seenAt={found.at} />;
  if (found === null && isUnderWay(payment) && stage !== 'sms')
    return <CheckingCard payments={payments} payment={payment} />;
  return <OpenCard orderKey={payments.order} payment={payment} />;
}

/** The outcome of a repayment, with its receipt (specification section 2, borrow detail). */
export function BorrowDetailScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const { api } = useServices();
  const loan = useQuery(loanDetailsQuery(api, orderKey));
  const payments = usePayments(orderKey);
  const { book, isKnown } = payments;
  const first = shownFirst(book);
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // The page stays with its payment, also when another window begins the next one.
  if (isKnown && openedOn === null && first) setOpenedOn(first.id);
  const payment = isKnown ? (book?.payments.find(({ id }) => id === openedOn) ?? first) : undefined;
  useTold(orderKey.orderId, payment ? [payment] : []);
  // Beside "Try again" it is the second action.
  const toLoan = <SeeLoanButton variant={loan.error && !loan.data ? 'quiet' : 'primary'} orderKey={orderKey} />;

  return (
    <PageShell tone="brand" footer={payment?.found?.is === 'arrived' && toLoan}>
      {!isKnown && <SkeletonPage />}
      {isKnown && !payment && (
        <EmptyState
          title={t`No payment is recorded on this phone`}
          text={t`After a payment you see its result here. Your loan is below.`}
          action={toLoan}
        />
      )}
      {payment && <PaymentCard payments={payments} payment={payment} />}
      {isKnown && (
        <QueryView query={loan} skeleton={<SkeletonCard rows={4} />} below={<RecordsLink orderId={orderKey.orderId} />}>
          {(data) => (
            <>
              <RemainingCard loan={data} book={book} />
              <HelpCard
                title={payment ? t`Questions about this payment?` : t`Questions about paying?`}
                telephone={data.telephone}
              />
            </>
          )}
        </QueryView>
      )}
    </PageShell>
  );
}
