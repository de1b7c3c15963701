import { Trans, useLingui } from '@lingui/macro';
import type { MarketOption } from '@/api/contract/repayment';
import { ChoiceList } from '@/ui/choice-list';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/state-views';
import styles from './market-panel.module.css';
import type { Place, PlaceAction } from './place';

type Props = { markets: readonly MarketOption[]; place: Place; onChange: (action: PlaceAction) => void };

/** The mini markets that take cash for a payment code. */
export function MarketPanel({ markets, place, onChange }: Props) {
  const { t } = useLingui();
  if (markets.length === 0) {
    return (
      <EmptyState
        title={t`No mini market takes this payment now`}
        text={t`Please pay by bank, or contact customer service.`}
      />
    );
  }
  return (
    <div>
      <ChoiceList
        label={t`At which mini market do you pay?`}
        showLabel
        options={markets.map(({ payCode, marketName }) => ({
          value: payCode,
          label: marketName,
          icon: <Icon name="store" size={22} />,
        }))}
        value={place.payCode === '' ? null : place.payCode}
        onChange={(payCode) => onChange({ type: 'market', payCode })}
      />
      <p className={styles['hint']}>
        <Trans>You pay at the counter, with your payment code.</Trans>
      </p>
    </div>
  );
}
