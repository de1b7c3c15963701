import { useLingui } from '@lingui/macro';
import type { CheckedPart } from '@/storage/dispute/read-dispute';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { stateName } from '../words/dispute-words';
import styles from './dispute.module.css';

type Props = Pick<CheckedPart, 'state' | 'isReadable'>;

/** What can be said of a part, in words and, never only, in colour. */
export function StatePill({ state, isReadable }: Props) {
  const { t } = useLingui();
  const isGood = state === 'intact' && isReadable;
  const isBad = state === 'changed' || state === 'missing' || !isReadable;
  return (
    <span className={cx(styles['pill'], isGood && styles['good'], isBad && styles['bad'])}>
      <Icon name={isGood ? 'check' : isBad ? 'warning' : 'info'} size={16} />
      {t(stateName({ state, isReadable }))}
    </span>
  );
}
