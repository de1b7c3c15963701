import { Trans, useLingui } from '@lingui/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { underWayOf, useBook } from '@/features/pay/payments/use-book';
import { type LoanDetails, saveEvent } from '@/platform/api/contract/loan';
import { atMost, reportTimeoutMs } from '@/platform/browser/wait';
import { useErrorText } from '@/platform/i18n/error-message';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { usePrefetch } from '@/platform/query/use-prefetch';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { useTapLock, useWrite } from '@/ui/use-write';
import { loanDetailsQuery } from '../queries';
import { LoanDetail, PaymentCards } from './loan-detail';
import { MoneyHead } from './money-card';
import { BannerSkeleton } from './status-banner';

type RepayActionProps = { orderKey: OrderKey; loan: LoanDetails; isAwaited: boolean };

/**
 * The button to pay: on the server's page, or by instalments, once per burst of taps; with help if the server's page
 * did not open (decisions 17, server addresses; 29, repay address). Not the primary action during a payment.
 */
function RepayAction({ orderKey, loan: { h5Url, inside }, isAwaited }: RepayActionProps) {
  const { t } = useLingui();
  const { openServerUrl } = useServices();
  const navigate = useNavigate();
  const router = useRouter();
  // `refused`: the server's address broke the policy. `outside`: it was opened outside of this page.
  const [trouble, setTrouble] = useState<'refused' | 'outside' | null>(null);
  const repayOnce = useTapLock();
  const payHereOnce = useTapLock();
  const installments = { to: '/installment', search: orderKey } as const;
  usePrefetch(() => router.preloadRoute(installments), h5Url === '');

  const openInstallments = () => void navigate(installments);
  const payHere = () => void payHereOnce(openInstallments);

  function repay(): void {
    if (h5Url === '') return openInstallments();
    const outcome = openServerUrl(h5Url, inside ? 'here' : 'outside');
    // A webview may ignore a new window silently, so the page still shows a link.
    return setTrouble(outcome === 'refused' ? 'refused' : inside ? null : 'outside');
  }

  if (trouble === 'refused') {
    return (
      <>
        <Notice kind="error" title={t`We did not open the payment page`}>
          <Trans>Its address does not look safe. You can pay here instead.</Trans>
        </Notice>
        <Button block onClick={payHere}>{t`Pay here`}</Button>
      </>
    );
  }
  return (
    <>
      {trouble === 'outside' && (
        <Notice kind="info" action={<Button variant="quiet" onClick={payHere}>{t`Pay here`}</Button>}>
          <Trans>The payment page opens outside this app. If you do not see it, you can pay here instead.</Trans>
        </Notice>
      )}
      <Button block variant={isAwaited ? 'secondary' : 'primary'} onClick={() => void repayOnce(repay)}>
        {t({ message: 'Pay', comment: 'Main button of the loan page: pay what is due' })}
      </Button>
    </>
  );
}

/** "Borrow again": reports the tap (specification section 7) and goes to the native app's home, reported or not. */
function BorrowAction({ productId }: { productId: string }) {
  const { t } = useLingui();
  const { api, bridge } = useServices();
  const [failure, setFailure] = useState<unknown>(null);
  const errorText = useErrorText();

  const { send, isSending } = useWrite('loan-more', async () => {
    setFailure(null);
    const reported = api.call(saveEvent, { productId, moduleId: 30, positionId: 0 }).then(() => undefined, setFailure);
    await atMost(reportTimeoutMs, reported);
    await bridge.call('goHome', {});
  });

  return (
    <>
      {failure !== null && (
        <Notice kind="warning" title={t`We could not save your choice`}>
          <p>{errorText(failure)}</p>
          <Trans>You can still choose a loan on the home page of the app.</Trans>
        </Notice>
      )}
      <Button block busy={isSending} busyLabel={t`One moment…`} onClick={() => send()}>
        {t({ message: 'Borrow again', comment: 'Main button when nothing is owed: borrow again' })}
      </Button>
    </>
  );
}

function LoanDetailSkeleton() {
  return (
    <SkeletonPage>
      <BannerSkeleton />
      <div data-slot="money" aria-hidden="true">
        <Card tone="float">
          <MoneyHead fields={null} />
        </Card>
      </div>
      <SkeletonCard rows={6} />
    </SkeletonPage>
  );
}

/** Status, amounts, due dates and actions of one loan (specification section 2). @param question shown last */
export function LoanDetailScreen({ orderKey, question }: { orderKey: OrderKey; question?: ReactNode }) {
  const { api, locale } = useServices();
  const query = usePersistedQuery(loanDetailsQuery(api, orderKey));
  const { data, stale, refetch } = query;
  const { book } = useBook(orderKey.orderId);
  const underWay = underWayOf(book);
  const hasPayments = underWay.length > 0;
  useEffect(() => {
    if (hasPayments) void PaymentCards.preload(locale);
  }, [hasPayments, locale]);
  const isOwed = data !== undefined && orderStatusRule(data.orderStatus).action === 'repay';
  // An extension's fee pays nothing of the loan, and a card pays nothing before its SMS code.
  const isAwaited = isOwed && underWay.some(({ purpose, stage }) => purpose === 'loan' && stage !== 'sms');
  const action = data && footerOf(data, orderKey, isAwaited);

  return (
    <PageShell footer={isAwaited ? null : action} stale={stale}>
      <PullToRefresh onRefresh={() => refetch({ throwOnError: true })}>
        <QueryView
          query={query}
          skeleton={<LoanDetailSkeleton />}
          // Without the loan the page still says what is known of its payments.
          below={!data && hasPayments && <PaymentCards order={orderKey}>{null}</PaymentCards>}
        >
          {(loan) => (
            <LoanDetail
              key={orderKey.orderId}
              orderKey={orderKey}
              loan={loan}
              isStored={stale !== undefined}
              isAwaited={isAwaited}
            />
          )}
        </QueryView>
        {/* While a payment is under way the person may pay again, but it is not the primary action. */}
        {isAwaited && !stale && action}
        {data && question}
      </PullToRefresh>
    </PageShell>
  );
}

/** The action for the order's status; some have none (specification section 4). */
function footerOf(loan: LoanDetails, orderKey: OrderKey, isAwaited: boolean): ReactNode {
  const { productId, orderId } = orderKey;
  const { action } = orderStatusRule(loan.orderStatus);
  if (action === 'repay') return <RepayAction key={orderId} orderKey={orderKey} loan={loan} isAwaited={isAwaited} />;
  return action === 'borrow' ? <BorrowAction key={orderId} productId={productId} /> : null;
}
