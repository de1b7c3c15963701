import { Trans, useLingui } from '@lingui/macro';
import type { MarketOption, WayGroup } from '@/platform/api/contract/repayment';
import type { ClosedWayOf } from '@/platform/offline/switches/use-closed-ways';
import { ChoiceList, closedRow } from '@/ui/choice-list';
import { EmptyState } from '@/ui/state-views';
import { WayIcon } from '../ways/ways';
import type { Place, PlaceAction } from './place';
import styles from './choice.module.css';

type Common = {
  /** Why a way takes nothing now. */
  closed: ClosedWayOf;
  place: Place;
  onChange: (action: PlaceAction) => void;
};

type ListProps = Common & { label: string; ways: readonly { name: string; payCode: string }[] };

function WayList({ label, ways, closed, place, onChange }: ListProps) {
  return (
    <ChoiceList
      label={label}
      showLabel
      options={ways.map(({ payCode, name }) => ({
        value: payCode,
        label: name,
        icon: <WayIcon payType={place.payType} size={22} />,
        ...closedRow(closed(payCode)),
      }))}
      value={place.payCode === '' ? null : place.payCode}
      onChange={(payCode) => onChange({ type: 'way', payCode })}
    />
  );
}

/** The mini markets that take cash for a payment code. */
export function MarketPanel({ markets, ...common }: Common & { markets: readonly MarketOption[] }) {
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
      <WayList
        label={t`At which mini market do you pay?`}
        ways={markets.map(({ marketName, payCode }) => ({ name: marketName, payCode }))}
        {...common}
      />
      <p className={styles['hint']}>
        <Trans>You pay at the counter, with your payment code.</Trans>
      </p>
    </div>
  );
}

/** The ways of a further group, as the server names them (decision 91, further ways). */
export function GroupPanel({ group, ...common }: Common & { group: WayGroup }) {
  const { t } = useLingui();
  return (
    <div>
      <WayList label={t`With what do you pay?`} ways={group.list} {...common} />
      <p className={styles['hint']}>
        <Trans>You pay in an app on your phone. We show you the steps.</Trans>
      </p>
    </div>
  );
}
