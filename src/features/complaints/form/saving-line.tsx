import { Trans } from '@lingui/macro';
import { Icon } from '@/ui/icon';
import type { Saving } from '../drafts/draft-keeper';
import styles from './saving-line.module.css';

/** Whether what was written is on the device; "saved" only when it is. Keeps its place, so that nothing jumps. */
export function SavingLine({ saving }: { saving: Saving }) {
  return (
    <output className={styles['line']}>
      {saving === 'saved' && (
        <>
          <Icon name="check" size={16} />
          <Trans>Saved on this device</Trans>
        </>
      )}
    </output>
  );
}
