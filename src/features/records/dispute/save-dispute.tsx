import { Trans } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { DisputeSheet } from './dispute-sheet';
import styles from './dispute-sheet.module.css';

/** A quiet way to one file with everything that proves what happened (decision 57, dispute file). */
export function SaveDispute({ problemId }: { problemId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" block onClick={() => setIsOpen(true)}>
        <span className={styles['entry']}>
          <Icon name="shield" size={20} />
          <Trans comment="Button: puts complaint, chat, payments and request log into one file">
            Save everything for a dispute
          </Trans>
        </span>
      </Button>
      {isOpen && <DisputeSheet problemId={problemId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
