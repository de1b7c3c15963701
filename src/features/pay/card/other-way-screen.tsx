import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { usePaymentQuestion } from '../payments/gate';
import { DueCard, LoanHelp } from './due-card';
import { goOtherWay } from './pay';
import { type CardPayment, useCardPayment, usePayNeeds } from './use-card-payment';
import { PayNotice, WayView } from './way-view';

/** Repay without a bank card, on the cashier's page (specification section 2, alternative repayment). */
export function OtherWayScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const { session, openServerUrl } = useServices();
  const needs = usePayNeeds();
  const payment = useCardPayment(orderKey);
  const { payments, given, query, mayPay, tap, busy } = payment;
  const { ask, question } = usePaymentQuestion(given, payments.unreadSince, () => {
    const userId = session.commonParams()['userId'] ?? '';
    if (tap) void payment.run('other', () => goOtherWay(needs, tap, userId, (url) => openServerUrl(url, 'here')));
  });
  const canGo = (mayPay || busy !== null) && query.data?.alipay === true && tap !== null;

  return (
    <PageShell
      tone="brand"
      footer={
        canGo && (
          <Button block busy={busy === 'other'} busyLabel={t`Opening the payment page…`} onClick={ask}>
            <Trans comment="Button: leaves for the cashier's page">Go to the payment page</Trans>
          </Button>
        )
      }
    >
      <WayView payment={payment} skeleton={<SkeletonPage />}>
        {(way) => <OtherWayContent payment={payment} isOffered={way.alipay} />}
      </WayView>
      {question}
    </PageShell>
  );
}

type Props = { payment: CardPayment; isOffered: boolean };

/** The amount, and an explanation of the cashier's page before the person leaves for it. */
function OtherWayContent({ payment, isOffered }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { payments, given, loan, amount } = payment;
  const toCards = (
    <Button variant="secondary" onClick={() => void navigate({ to: '/payway', search: payments.order })}>
      <Trans comment="Button: to the page where a loan is repaid by bank card">Pay by bank card</Trans>
    </Button>
  );
  if (!isOffered) {
    return (
      <EmptyState
        title={t`There is no other way for this loan at the moment`}
        text={t`You can pay it by bank card.`}
        action={toCards}
      />
    );
  }
  return (
    <>
      <DueCard amount={amount} />
      {given.gate.is === 'not' && given.gate.because === 'sms' && (
        <Notice kind="warning" title={t`A payment by card waits for its code`} action={toCards}>
          <Trans>Finish it or cancel it first, so that you do not pay twice.</Trans>
        </Notice>
      )}
      <PayNotice payment={payment} />
      <Card title={t`How it works`}>
        <ol className="numbered">
          <li>{t`You leave this app for the payment page of our partner. The amount is filled in already.`}</li>
          <li>{t`Choose there how you want to pay, and confirm it.`}</li>
          <li>{t`Come back here. We check that the money has arrived and show you the receipt.`}</li>
        </ol>
      </Card>
      <LoanHelp loan={loan.details} />
    </>
  );
}
