import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
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
import { useTapLock } from '@/ui/use-tap-lock';
import { useWrite } from '@/ui/use-write';
import { claimQuery, loanDetailsQuery } from '../queries';
import { ClaimNotice, LoanDetail } from './loan-detail';
import { MoneyHead } from './money-card';
import { BannerSkeleton } from './status-banner';

/** `refused`: the server's address broke the policy. `outside`: it was opened outside of this page. */
type RepayTrouble = 'refused' | 'outside' | null;

/** Opens the repayment (decision 29, repay address): the server's page, or the instalments; once per burst of taps. */
function useRepay({ h5Url, inside }: Pick<LoanDetails, 'h5Url' | 'inside'>, onInstallments: () => void) {
  const { openServerUrl } = useServices();
  const [trouble, setTrouble] = useState<RepayTrouble>(null);
  const repayOnce = useTapLock();
  const payHereOnce = useTapLock();

  function repay(): void {
    if (h5Url === '') {
      onInstallments();
      return;
    }
    const outcome = openServerUrl(h5Url, inside ? 'here' : 'outside');
    // A webview may ignore a new window silently, so the page still shows a link.
    setTrouble(outcome === 'refused' ? 'refused' : inside ? null : 'outside');
  }

  return { trouble, repay: () => void repayOnce(repay), payHere: () => void payHereOnce(onInstallments) };
}

/**
 * The button to pay, with help if the server's page did not open (decisions 17, server addresses; 29, repay address).
 * After a claim it is not the primary action.
 */
function RepayAction({ orderKey, loan }: { orderKey: OrderKey; loan: LoanDetails }) {
  const { t } = useLingui();
  const { storage } = useServices();
  const { data: claim } = useQuery(claimQuery(storage, orderKey.orderId));
  const navigate = useNavigate();
  const router = useRouter();
  const installments = { to: '/installment', search: orderKey } as const;
  const { trouble, repay, payHere } = useRepay(loan, () => void navigate(installments));
  usePrefetch(() => router.preloadRoute(installments), loan.h5Url === '');
  const label = t({ message: 'Repay', comment: 'Main button of the loan page: pay what is due' });

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
      <Button block variant={claim ? 'secondary' : 'primary'} onClick={repay}>
        {label}
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

/** The loading loan page in its final layout: banner, amount, rows. */
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

/** Status, amounts and due dates of one loan, and the actions that are possible (specification section 2). */
export function LoanDetailScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const { api, storage, locale } = useServices();
  const query = usePersistedQuery(loanDetailsQuery(api, orderKey));
  const { data, stale, refetch } = query;
  const { data: claim } = useQuery(claimQuery(storage, orderKey.orderId));
  const hasClaim = Boolean(claim);
  useEffect(() => {
    if (hasClaim) void ClaimNotice.preload(locale);
  }, [hasClaim, locale]);
  const action = data && footerOf(data, orderKey);

  return (
    <PageShell title={t`Loan details`} footer={claim ? null : action} stale={stale}>
      <PullToRefresh onRefresh={() => refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<LoanDetailSkeleton />}>
          {(loan) => (
            <LoanDetail
              key={orderKey.orderId}
              orderKey={orderKey}
              loan={loan}
              isStored={stale !== undefined}
              isFetching={query.isFetching}
              refetch={() => refetch()}
            />
          )}
        </QueryView>
        {/* After a claim the person may pay again, but it is not the primary action. */}
        {claim && !stale && action}
      </PullToRefresh>
    </PageShell>
  );
}

/** The action for the order's status; some have none (specification section 4). */
function footerOf(loan: LoanDetails, orderKey: OrderKey): ReactNode {
  const { productId, orderId } = orderKey;
  const { action } = orderStatusRule(loan.orderStatus);
  if (action === 'repay') return <RepayAction key={orderId} orderKey={orderKey} loan={loan} />;
  return action === 'borrow' ? <BorrowAction key={orderId} productId={productId} /> : null;
}
