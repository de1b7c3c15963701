import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/i18n/format-date';
import { createAskedBefore } from '@/lib/asked-before';
import { useServices } from '@/services/services';
import { paymentClaims } from '@/storage/records/payment-claims';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';

/** Who has said once that they pay all the same is not asked on the next page again. */
const asked = createAskedBefore('pays-again');

/** When the borrower said to have paid this order, epoch milliseconds; `null` where they did not, or it has been settled. */
function useClaimedAt(orderId: string): number | null {
  const { storage } = useServices();
  const { data: claim } = useQuery({
    queryKey: ['repayment', 'claim', orderId],
    queryFn: async () => (await storage.open(paymentClaims).get(orderId))?.data ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  return claim?.claimedAt ?? null;
}

/** Who said to have paid this order already is reminded of it; nothing for anybody else. */
export function ClaimedNotice({ orderId }: { orderId: string }) {
  const claimedAt = useClaimedAt(orderId);
  if (claimedAt === null) return null;
  const time = formatDate(claimedAt, 'shortTime');
  return (
    <Notice kind="warning">
      <Trans>You told us on {time} that you paid. Please do not pay twice.</Trans>
    </Notice>
  );
}

/**
 * Asks whoever said to have paid this order before they pay it again; on the way to one code once.
 * @returns `ask` goes on at once where there is nothing to ask; `question` stands anywhere on the page
 */
export function usePaidBefore(orderId: string): { ask: (goOn: () => void) => void; question: ReactNode } {
  const { t } = useLingui();
  const claimedAt = useClaimedAt(orderId);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const name = `${orderId}/${String(claimedAt)}`;
  const time = claimedAt === null ? '' : formatDate(claimedAt, 'shortTime');

  function close(): void {
    setGoOn(null);
  }

  function payAgain(): void {
    asked.add(name);
    close();
    goOn?.();
  }

  return {
    ask(next) {
      if (claimedAt === null || asked.has(name)) next();
      else setGoOn(() => next);
    },
    question: (
      <Dialog
        open={goOn !== null}
        onClose={close}
        title={t`Have you not paid this already?`}
        actions={
          <>
            <Button variant="secondary" onClick={payAgain}>
              <Trans comment="Button: the borrower said to have paid, and wants to pay once more">Pay again</Trans>
            </Button>
            <Button onClick={close}>
              <Trans comment="Button: does not pay a second time">Do not pay</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            You told us on {time} that you paid. We are checking it. If you pay again now, you may pay twice.
          </Trans>
        </p>
      </Dialog>
    ),
  };
}
