import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { useDeadline } from '../code/use-deadline';
import type { Voucher } from './voucher';
import { VoucherLinks } from './voucher-links';
import { VoucherSlip } from './voucher-slip';

type Props = {
  voucher: Voucher;
  /** Empty when the address names no order. */
  orderId: string;
  retrying?: boolean;
  /** Absent where there is nobody to ask. */
  onRetry?: () => void;
};

/**
 * A voucher that only the address describes. Whoever wrote the link may have written anything, so the page says that
 * nobody has confirmed it.
 */
export function AddressVoucher({ voucher, orderId, retrying = false, onRetry }: Props) {
  const { t } = useLingui();
  const deadline = useDeadline(voucher);
  return (
    <>
      <Notice
        kind="warning"
        title={t`Please check before you pay`}
        action={
          onRetry && (
            <Button variant="quiet" busy={retrying} busyLabel={t`Trying again…`} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        <Trans>
          These details come from the link you opened; our server has not confirmed them. Compare them with the payment
          message you got.
        </Trans>
      </Notice>
      <VoucherSlip voucher={voucher} deadline={deadline} orderId={orderId} />
    </>
  );
}

/** The page of such a voucher, where the address names no order. */
export function AddressVoucherScreen({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui();
  return (
    <PageShell title={t`Payment voucher`}>
      <AddressVoucher voucher={voucher} orderId="" />
      <VoucherLinks />
    </PageShell>
  );
}
