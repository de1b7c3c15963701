import { Trans, useLingui } from '@lingui/macro';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { useDeskTime } from '../desk-time';
import { isIntact, type ImportedDispute } from '../storage/support-disputes';
import { StatePill } from './state-pill';
import styles from './dispute.module.css';

type Props = {
  disputes: readonly ImportedDispute[];
  onOpen: (id: string) => void;
  onRemove: (dispute: ImportedDispute) => void;
};

/** A file as a whole is as good as its worst part. */
export function wholeState(dispute: ImportedDispute): Parameters<typeof StatePill>[0] {
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
