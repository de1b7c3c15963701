import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { cashierInputs } from '../cashier/cashier-choice';
import { choiceAskedFor } from '../code/code-choice';
import { CodeNotices } from '../code/code-notices';
import { CodeSkeleton } from '../code/code-skeleton';
import { namedInputs, type PaymentChoice } from '../code/payment-choice';
import { shownCodeKey } from '../code/queries';
import { keepsSavedCode } from '../code/saved-codes';
import { useDeadline } from '../code/use-deadline';
import { usePaymentCode } from '../code/use-payment-code';
import type { PaymentCode } from '../records/payment-codes';
import { AddressVoucher } from './address-voucher';
import { voucherOfAddress, voucherOfCode, type VoucherInputs } from './voucher';
import { VoucherLinks } from './voucher-links';
import { VoucherSlip } from './voucher-slip';

type Props = {
  choice: PaymentChoice;
  inputs: VoucherInputs;
};

/** The voucher of an order, to be shown at a counter (decision 15, counter voucher). */
export function VoucherScreen({ choice, inputs }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const orderKey = { productId: choice.productId, orderId: choice.orderId };
  const queryClient = useQueryClient();
  const query = usePaymentCode(choice, true, null);
  const { data, error, isFetching } = query;
  const deadline = useDeadline(data && voucherOfCode(data.code, inputs));
  const unconfirmed = !data && keepsSavedCode(error) ? voucherOfAddress(inputs) : null;
  const refetch = () => void query.refetch();

  function openCashier(code: PaymentCode) {
    queryClient.setQueryData(shownCodeKey(choice.orderId), code);
    void navigate({ to: '/cashier', search: cashierInputs(orderKey, code) });
  }

  return (
    <PageShell
      title={t`Payment voucher`}
      footer={
        deadline.expired && (
          <Button block busy={isFetching} busyLabel={t`Getting a new code…`} onClick={refetch}>
            <Trans>Get a new code</Trans>
          </Button>
        )
      }
    >
      {unconfirmed ? (
        <AddressVoucher voucher={unconfirmed} orderId={choice.orderId} retrying={isFetching} onRetry={refetch} />
      ) : (
        <QueryView query={query} skeleton={<CodeSkeleton />}>
          {(shown) => (
            <>
              <CodeNotices
                shown={shown}
                asked={choice.amount}
                retrying={isFetching}
                onRetry={refetch}
                onOpenNewer={(newer) =>
                  void navigate({ to: '/that', search: namedInputs(choiceAskedFor(choice, newer)) })
                }
              />
              <VoucherSlip
                voucher={voucherOfCode(shown.code, inputs)}
                deadline={deadline}
                orderId={choice.orderId}
                onCashier={() => openCashier(shown.code)}
              />
            </>
          )}
        </QueryView>
      )}
      {(data ?? unconfirmed) && <VoucherLinks orderKey={orderKey} />}
    </PageShell>
  );
}
