import { Trans, useLingui } from '@lingui/macro';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import { CallRow } from '@/ui/call-row';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';

type Props = {
  card: PaymentCard;
  /** Address of the page where another method is chosen. */
  methodHref: string;
  onChangeMethod: () => void;
  /** Absent where there is no voucher to show. */
  onVoucher?: (() => void) | undefined;
  onHelp: () => void;
};

/** Other ways on: another method, the voucher, the telephone, customer service. */
export function CardActions({ card: { telephone }, methodHref, onChangeMethod, onVoucher, onHelp }: Props) {
  const { t } = useLingui();

  return (
    <Card title={t`Other options`}>
      <LinkRow icon="refresh" href={methodHref} onClick={onChangeMethod}>
        <Trans>Change payment method</Trans>
      </LinkRow>
      {onVoucher && (
        <LinkRow icon="receipt" onClick={onVoucher}>
          <Trans>Show as voucher</Trans>
        </LinkRow>
      )}
      <CallRow telephone={telephone} />
      <LinkRow icon="chat" onClick={onHelp}>
        <Trans>Problem with this payment?</Trans>
      </LinkRow>
    </Card>
  );
}
