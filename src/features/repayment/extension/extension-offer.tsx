import { Trans, useLingui } from '@lingui/macro';
import type { ExtensionDetail } from '@/api/contract/repayment';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket, useMoney } from '@/services/market';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import styles from './extension-offer.module.css';

type Props = { offer: Pick<ExtensionDetail, 'delayShouldPayAmount' | 'delayExpiryTime'> };

/** What extending costs, until when it lasts, what it means and what comes next. */
export function ExtensionOffer({ offer: { delayShouldPayAmount, delayExpiryTime } }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const label = t({ message: 'Extension fee', comment: 'Label above the amount: the price of a later due date' });
  return (
    <Card tone="float" label={label}>
      <Amount text={money(delayShouldPayAmount)} label={label} />
      {delayExpiryTime !== null && <Until time={delayExpiryTime} />}
      <p className={styles['meaning']}>
        <Trans>
          You pay only this fee now, and your due date moves. The loan itself is still to be paid by the later date.
        </Trans>
      </p>
      <p className={styles['meaning']}>
        <Trans>Next you get a payment code. Nothing is paid before you use it.</Trans>
      </p>
    </Card>
  );
}

function Until({ time }: { time: string | number }) {
  const { utcOffset } = useMarket();
  const until = parseServerTime(time, utcOffset);
  const date = until ? formatServerTime(until) : String(time);
  return (
    <p className={styles['until']}>
      <Icon name="calendar" size={22} />
      <span>
        <Trans comment="The due date of the loan after the extension">
          Extended until <strong>{date}</strong>
        </Trans>
      </span>
    </p>
  );
}
