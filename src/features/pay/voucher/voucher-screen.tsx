import { Trans, useLingui } from '@lingui/macro';
import { writeOutcome } from '@/platform/writes/outcome';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { CodeSkeleton } from '../code/code-frame';
import { CodeNotices } from '../code/code-notices';
import { useDeadline } from '../code/deadline';
import type { PaymentChoice } from '../code/payment-choice';
import { usePaymentCode } from '../code/use-payment-code';
import { type Voucher, type VoucherInputs, voucherOfAddress, voucherOfCode } from './voucher';
import { VoucherLinks, VoucherSlip } from './voucher-slip';

type Props = { choice: PaymentChoice; inputs: VoucherInputs };

/** The voucher of an order, to show at a counter (decision 15, counter voucher). */
export function VoucherScreen({ choice, inputs }: Props) {
  const { t } = useLingui();
  const orderKey = { productId: choice.productId, orderId: choice.orderId };
  const query = usePaymentCode(choice, true, null);
  const { data, error, isFetching } = query;
  const deadline = useDeadline(data && voucherOfCode(data.code, inputs));
  const unconfirmed = !data && error && writeOutcome(error) === 'unknown' ? voucherOfAddress(inputs) : null;
  const refetch = () => void query.refetch();

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
              <CodeNotices shown={shown} choice={choice} retrying={isFetching} onRetry={refetch} />
              <VoucherSlip
                voucher={voucherOfCode(shown.code, inputs)}
                deadline={deadline}
                orderId={choice.orderId}
                cashier={{ orderKey, code: shown.code }}
              />
            </>
          )}
        </QueryView>
      )}
      {(data ?? unconfirmed) && <VoucherLinks orderKey={orderKey} />}
    </PageShell>
  );
}

type AddressVoucherProps = {
  voucher: Voucher;
  /** Empty if the address has no order. */
  orderId: string;
  retrying?: boolean;
  /** Absent if the server cannot be asked. */
  onRetry?: () => void;
};

/** A voucher from parameters of the address only; the page says that it is not confirmed. */
function AddressVoucher({ voucher, orderId, retrying, onRetry }: AddressVoucherProps) {
  const { t } = useLingui();
  const deadline = useDeadline(voucher);
  return (
    <>
      <Notice kind="warning" title={t`Please check before you pay`} retrying={retrying} onRetry={onRetry}>
        <Trans>
          These details come from the link you opened; our server has not confirmed them. Compare them with the payment
          message you got.
        </Trans>
      </Notice>
      <VoucherSlip voucher={voucher} deadline={deadline} orderId={orderId} />
    </>
  );
}

/** The page of such a voucher without an order. */
export function AddressVoucherScreen({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui();
  return (
    <PageShell title={t`Payment voucher`}>
      <AddressVoucher voucher={voucher} orderId="" />
      <VoucherLinks />
    </PageShell>
  );
}
