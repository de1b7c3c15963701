import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { installmentPlanQuery } from '@/features/pay/installments/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { BottomSheet } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import type { DueDate } from './calendar-events';
import { CalendarReady } from './calendar-ready';

type Props = {
  orderKey: OrderKey;
  loan: LoanDetails;
  onClose: () => void;
};

/**
 * The due dates for the phone's calendar: asked for when somebody wants them. Without the plan, at least the next one.
 */
export function CalendarSheet({ orderKey, loan, onClose }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(installmentPlanQuery(api, orderKey));
  const dates: DueDate[] = data
    ? data.repayPlanDetail.repayWaitDetail.flatMap(({ dueTime, totalAmount }) =>
        dueTime === null ? [] : { dueTime, amount: money(totalAmount) },
      )
    : loan.dueTime === null
      ? []
      : [{ dueTime: loan.dueTime, amount: money(loan.repayAmount) }];
  return (
    <BottomSheet open onClose={onClose} title={t`Due dates for your calendar`}>
      <p>
        <Trans>
          Your calendar reminds you: the day before, and in the morning of each due day. This page cannot remind you
          itself.
        </Trans>
      </p>
      {!data && error && !isFetching && (
        <Notice
          kind="warning"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We could not fetch the whole plan. This is the next due date.</Trans>
        </Notice>
      )}
      {data || error ? (
        <CalendarReady orderId={orderKey.orderId} productName={loan.productName} dates={dates} />
      ) : (
        <>
          <LoadingText />
          <Skeleton height={180} />
        </>
      )}
    </BottomSheet>
  );
}
