import { Plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { parseMinor } from '@/domain/money';
import { complaintDrafts } from '@/features/complaints/records/complaint-drafts';
import type { PaymentClaim } from '@/features/pay/records/payment-claims';
import { CodeGroups } from '@/platform/i18n/code-groups';
import { groupInFours } from '@/platform/i18n/figures';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { CopyButton } from '@/ui/copy-button';
import { Rows, type Row } from '@/ui/rows';
import styles from './claim-facts.module.css';

/** How many photos of a receipt lie in the draft of an order's complaint. */
function useKeptPhotos(orderId: string): number {
  const { storage } = useServices();
  const { data } = useQuery({
    queryKey: ['loan', 'claim-photos', orderId],
    queryFn: async () => (await storage.open(complaintDrafts).get(orderId))?.data.images.length ?? 0,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? 0;
}

/**
 * What a borrower may point to while a payment is checked: the number it was paid to, when, how much, where. From this
 * phone alone, so that it stands after a reload and without a network (decision 14, virtual account).
 */
export function ClaimFacts({ claim }: { claim: PaymentClaim }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const photos = useKeptPhotos(claim.orderId);
  const { code = '', amount = '', place = '', claimedAt, orderId } = claim;
  const rows: (Row | false)[] = [
    code !== '' && {
      key: 'code',
      label: <Trans>Number that was paid to</Trans>,
      value: (
        <span className={styles['code']}>
          <span className="tabular">
            <CodeGroups text={groupInFours(code)} />
          </span>
          <CopyButton text={code} label={t`number that was paid to`} />
        </span>
      ),
    },
    amount !== '' && { key: 'amount', label: <Trans>Amount</Trans>, value: money(parseMinor(amount) ?? amount) },
    place !== '' && { key: 'place', label: <Trans comment="A bank or a shop">Paid at</Trans>, value: place },
    { key: 'time', label: <Trans>You told us</Trans>, value: formatDate(claimedAt, utcOffset) },
    { key: 'order', label: <Trans>Order</Trans>, value: orderId },
    photos > 0 && {
      key: 'photos',
      label: <Trans>Your receipt</Trans>,
      value: <Plural value={photos} one="# photo kept in your message" other="# photos kept in your message" />,
    },
  ];
  return (
    <section aria-labelledby="claim-facts">
      <h3 id="claim-facts">
        <Trans>What you can point to</Trans>
      </h3>
      <Rows rows={rows.filter((row) => row !== false)} />
    </section>
  );
}
