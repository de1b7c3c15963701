import { Trans } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@/i18n/format-date';
import { useServices } from '@/services/services';
import { paymentClaims } from '@/storage/records/payment-claims';
import { Notice } from '@/ui/notice';

/** Who said to have paid this order already, and comes back to a code, is reminded of it; nothing for anybody else. */
export function ClaimedNotice({ orderId }: { orderId: string }) {
  const { storage } = useServices();
  const { data: claim } = useQuery({
    queryKey: ['repayment', 'claim', orderId],
    queryFn: async () => (await storage.open(paymentClaims).get(orderId))?.data ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  if (!claim) return null;
  const time = formatDate(claim.claimedAt, 'shortTime');
  return (
    <Notice kind="warning">
      <Trans>You told us on {time} that you paid. Please do not pay twice.</Trans>
    </Notice>
  );
}
