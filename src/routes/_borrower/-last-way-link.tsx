import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { lastWayQuery } from '@/services/last-way';
import { useServices } from '@/services/services';
import { buttonClass } from '@/ui/button-class';

type Props = {
  orderKey: OrderKey;
  loan: LoanDetails;
  /** It was read at an earlier visit: the server says what is due now. */
  isKept: boolean;
};

/**
 * From the loan straight to a code of the bank and channel chosen last time (decision 80, last way). Only what the phone knew
 * before the loan came: nothing moves for it. Not for who has said to have paid, nor where the server has a page of its own.
 * A way that is closed is told by the code's page.
 */
export function LastWayLink({ orderKey, loan: { orderStatus, repayAmount, h5Url }, isKept }: Props) {
  const { t } = useLingui();
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const { orderId } = orderKey;
  const way = useMemo(
    () => queryClient.getQueryData(lastWayQuery(storage, orderId).queryKey),
    [queryClient, storage, orderId],
  );
  if (!way || h5Url !== '' || typeof repayAmount !== 'bigint' || orderStatusRule(orderStatus).action !== 'repay')
    return null;
  const { payType, payCode, method, name } = way;
  const place = [name, method].filter(Boolean).join(' · ');
  return (
    <Link
      to="/that"
      search={{
        ...orderKey,
        ...(!isKept && { amount: String(repayAmount) }),
        payType,
        payCode,
        ...(method && { method }),
      }}
      className={buttonClass('secondary', true)}
    >
      {t({ message: `Pay as last time: ${place}`, comment: 'Link to a payment code; a bank, and how one pays there' })}
    </Link>
  );
}
