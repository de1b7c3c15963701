import { Trans } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { sumMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { installmentPlanQuery } from './installments/queries';

/** After a payment: how many instalments are paid, and how much is left. Its line is reserved while loading. */
export function PaidSoFar({ orderKey }: { orderKey: OrderKey }) {
  const { api } = useServices();
  const money = useMoney();
  // An answer from before the payment would be wrong here.
  const { data, error, isFetching } = useQuery({ ...installmentPlanQuery(api, orderKey), staleTime: 0 });
  if (error) return null;
  if (!data || isFetching) return <p>{'\u00a0'}</p>;
  const { repayWaitDetail: waiting, repayYetDetail: paid } = data.repayPlanDetail;
  const [count, total] = [paid.length, paid.length + waiting.length];
  const left = money(sumMinor(waiting.map(({ totalAmount }) => totalAmount)));
  return (
    <p>
      {waiting.length === 0 ? (
        <Trans>Nothing is due at the moment.</Trans>
      ) : (
        <Trans>
          {count} of {total} instalments paid, {left} still to pay.
        </Trans>
      )}
    </p>
  );
}
