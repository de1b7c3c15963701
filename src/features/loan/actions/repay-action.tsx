import { Trans, useLingui } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useRepay } from './use-repay';

type Props = { loan: LoanDetails; onInstallments: () => void };

/** The way to pay, and what to do when the server's payment page could not be opened (decisions 17 and 29). */
export function RepayAction({ loan, onInstallments }: Props) {
  const { t } = useLingui();
  const { trouble, repay, payHere } = useRepay(loan, onInstallments);
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
      <Button block onClick={repay}>
        {label}
      </Button>
    </>
  );
}
