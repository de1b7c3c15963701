import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import type { InsightQueries } from '@/features/loan/costs/insight-queries';
import { lastWayQuery } from '@/services/last-way';
import { useServices } from '@/services/services';
import { useKeptQuery } from '@/services/use-kept-query';
import { buttonClass } from '@/ui/button-class';

type Props = { orderKey: OrderKey; queries: InsightQueries; children: ReactNode };

/**
 * From the loan straight to a code of the bank and channel chosen last time, before what explains the loan (decision 80, last
 * way): both are shown at once, so that nothing moves. Not for who has said to have paid, nor where the server has a page of
 * its own. A way that is closed is told by the code's page.
 */
export function LastWay({ orderKey, queries, children }: Props) {
  const { t } = useLingui();
  const { storage } = useServices();
  const { data: loan, kept } = useKeptQuery({ ...queries.loan, enabled: false });
  const { data: way, isPending } = useQuery(lastWayQuery(storage, orderKey.orderId));
  if (isPending) return null;
  if (!way || loan?.h5Url !== '' || orderStatusRule(loan.orderStatus).action !== 'repay') return children;
  const { repayAmount } = loan;
  const { payType, payCode, method, name } = way;
  const place = [name, method].filter(Boolean).join(' · ');
  // What was read at an earlier visit is not what is due now: the server says that.
  const amount = kept || typeof repayAmount !== 'bigint' ? {} : { amount: String(repayAmount) };
  return (
    <>
      <Link
        to="/that"
        search={{ ...orderKey, ...amount, payType, payCode, ...(method && { method }) }}
        className={buttonClass('secondary', true)}
      >
        {t({
          message: `Pay as last time: ${place}`,
          comment: 'Link to a payment code; a bank, and how one pays there',
        })}
      </Link>
      {children}
    </>
  );
}
