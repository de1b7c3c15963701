import { Trans, useLingui } from '@lingui/macro';
import { telephoneLink } from '@/bridge/telephone';
import { useServices } from '@/services/services';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import { Card } from '@/ui/card';
import { LinkRow } from './link-row';

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
  const { bridge } = useServices();
  const link = telephoneLink(telephone);

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
      {link !== null && (
        // A real link; a tap goes through the bridge, because a webview would end on an error page.
        <LinkRow icon="phone" href={link} onClick={() => void bridge.call('callTelephone', { telephone })}>
          <Trans comment="A telephone number to tap">Call {telephone}</Trans>
        </LinkRow>
      )}
      <LinkRow icon="chat" onClick={onHelp}>
        <Trans>Problem with this payment?</Trans>
      </LinkRow>
    </Card>
  );
}
