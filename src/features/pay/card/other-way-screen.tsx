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
import { goOtherWay } from './pay';
import { PayView } from './pay-view';
import { useCardPayment, usePayNeeds } from './use-card-payment';

/** Repay without a bank card, on the cashier's page (specification section 2, alternative repayment). */
export function OtherWayScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session, openServerUrl } = useServices();
  const needs = usePayNeeds();
  const payment = useCardPayment(orderKey);
  const { given, query, mayPay, tap, busy } = payment;
  const { ask, question } = usePaymentQuestion(given, () => {
    const userId = session.commonParams()['userId'] ?? '';
    if (tap) void payment.run('other', () => goOtherWay(needs, tap, userId, (url) => openServerUrl(url, 'here')));
  });
  const isOffered = query.data?.alipay === true;
  const toCards = (
    <Button variant="secondary" onClick={() => void navigate({ to: '/payway', search: orderKey })}>
      <Trans comment="Button: to the page where a loan is repaid by bank card">Pay by bank card</Trans>
    </Button>
  );

  return (
    <PageShell
      tone="brand"
      footer={
        (mayPay || busy !== null) &&
        isOffered &&
        tap && (
          <Button block busy={busy === 'other'} busyLabel={t`Opening the payment page…`} onClick={ask}>
            <Trans comment="Button: leaves for the cashier's page">Go to the payment page</Trans>
          </Button>
        )
      }
    >
      <PayView
        payment={payment}
        skeleton={<SkeletonPage />}
        failed={t`Could not load the amount`}
        instead={
          !isOffered && (
            <EmptyState
              title={t`There is no other way for this loan at the moment`}
              text={t`You can pay it by bank card.`}
              action={toCards}
            />
          )
        }
      >
        {given.gate.is === 'not' && given.gate.because === 'sms' && (
          <Notice kind="warning" title={given.gate.title} action={toCards}>
            {given.gate.text}
          </Notice>
        )}
        <Card title={t`How it works`}>
          <ol className="numbered">
            <li>{t`You leave this app for the payment page of our partner. The amount is filled in already.`}</li>
            <li>{t`Choose there how you want to pay, and confirm it.`}</li>
            <li>{t`Come back here. We check that the money has arrived and show you the receipt.`}</li>
          </ol>
        </Card>
      </PayView>
      {question}
    </PageShell>
  );
}
