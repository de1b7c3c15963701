import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useFetchAhead } from '@/platform/query/use-fetch-ahead';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useTapLock } from '@/ui/use-tap-lock';
import { claimQuery } from '../../queries';

/**
 * `refused`: the server's address broke the policy. `outside`: it opened outside of this page, as far as we can tell.
 */
type RepayTrouble = 'refused' | 'outside' | null;

/**
 * Where repaying leads (decision 29, repay address): to the server's own page when it sends one, else to the
 * instalments. One of a burst of taps counts.
 * @param onInstallments opens our own instalment page
 */
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
    // A webview may swallow a new window without a word: the page then still offers a way.
    setTrouble(outcome === 'refused' ? 'refused' : inside ? null : 'outside');
  }

  return { trouble, repay: () => void repayOnce(repay), payHere: () => void payHereOnce(onInstallments) };
}

type Props = {
  orderKey: OrderKey;
  loan: LoanDetails;
};

/**
 * The way to pay, and what to do when the server's payment page could not be opened (decisions 17, server addresses,
 * and 29, repay address). To somebody who has said to have paid it is still open, but no longer the first thing to do.
 */
export function RepayAction({ orderKey, loan }: Props) {
  const { t } = useLingui();
  const { storage } = useServices();
  const { data: claim } = useQuery(claimQuery(storage, orderKey.orderId));
  const navigate = useNavigate();
  const router = useRouter();
  const installments = { to: '/installment', search: orderKey } as const;
  const { trouble, repay, payHere } = useRepay(loan, () => void navigate(installments));
  useFetchAhead(() => router.preloadRoute(installments), loan.h5Url === '');
  const label = t({ message: 'Repay', comment: 'Main button of the loan page: pay what is due' });

  if (trouble === 'refused') {
    return (
      <>
        <Notice kind="error" title={t`We did not open the payment page`}>
          <Trans>Its address does not look safe. You can pay here instead.</Trans>
        </Notice>
        <Button block onClick={payHere}>
          <Trans>Pay here</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      {trouble === 'outside' && (
        <Notice
          kind="info"
          action={
            <Button variant="quiet" onClick={payHere}>
              <Trans>Pay here</Trans>
            </Button>
          }
        >
          <Trans>The payment page opens outside this app. If you do not see it, you can pay here instead.</Trans>
        </Notice>
      )}
      <Button block variant={claim ? 'secondary' : 'primary'} onClick={repay}>
        {label}
      </Button>
    </>
  );
}
