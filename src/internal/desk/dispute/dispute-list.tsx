import { Trans, useLingui } from '@lingui/macro';
import type { CheckedPart } from '@/storage/dispute/read-dispute';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { useDeskTime } from '../desk-time';
import { isIntact, type ImportedDispute } from '../storage/support-disputes';
import { stateName } from '../words';
import styles from './dispute.module.css';

type Props = {
  disputes: readonly ImportedDispute[];
  onOpen: (id: string) => void;
  onRemove: (dispute: ImportedDispute) => void;
};

/** A file as a whole is as good as its worst part. */
export function wholeState(dispute: ImportedDispute): StatePillProps {
  if (isIntact(dispute)) return { state: 'intact', isReadable: true };
  if (!dispute.manifest.sealed) return { state: 'unsealed', isReadable: true };
  const isUnchecked =
    dispute.manifestState === 'unchecked' &&
    dispute.checked.every(({ state, isReadable }) => state === 'unchecked' && isReadable);
  return { state: isUnchecked ? 'unchecked' : 'changed', isReadable: true };
}

/** Dispute files that were imported. */
export function DisputeList({ disputes, onOpen, onRemove }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  if (disputes.length === 0) return null;
  return (
    <Card title={t`Dispute files`}>
      <ul className={styles['files']}>
        {disputes.map((dispute) => {
          const order =
            dispute.manifest.orderNo ||
            t({ message: 'All orders', comment: 'A dispute file is about every order of the borrower' });
          return (
            <li key={dispute.id} className={styles['file']}>
              <button type="button" className={styles['open']} onClick={() => onOpen(dispute.id)}>
                <span className={styles['order']}>{order}</span>
                <span className={styles['facts']}>
                  <StatePill {...wholeState(dispute)} />
                  <Trans>Saved {deskTime(dispute.manifest.createdAt)}</Trans>
                </span>
              </button>
              <IconButton
                icon="trash"
                label={t`Remove the dispute file about ${order}`}
                onClick={() => onRemove(dispute)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type StatePillProps = Pick<CheckedPart, 'state' | 'isReadable'>;

/** What can be said of a part, in words and, never only, in colour. */
export function StatePill({ state, isReadable }: StatePillProps) {
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
