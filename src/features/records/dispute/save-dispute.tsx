import { Trans } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { DisputeSheet } from './dispute-sheet';
import type { DisputeChat } from './content';
import styles from './dispute-sheet.module.css';
import type { ComplaintSource } from './sources';

export type SaveDisputeProps = {
  /** The order it is about, where the page knows it; otherwise the person chooses among those the device knows. */
  orderNo?: string | undefined;
  /** The complaint it is about, with the way to read it. */
  problemId?: string | undefined;
  readComplaint?: (() => Promise<ComplaintSource>) | undefined;
  /** The conversations about an order that lie on this device, masked; empty means any order. */
  readChats: (orderNo: string) => Promise<readonly DisputeChat[]>;
};

/** A quiet way to one file with everything that proves what happened (decision 57). */
export function SaveDispute(props: SaveDisputeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" block onClick={() => setIsOpen(true)}>
        <span className={styles['entry']}>
          <Icon name="shield" size={20} />
          <Trans comment="Button: puts complaint, chat, payments and request log into one file">Save everything for a dispute</Trans>
        </span>
      </Button>
      {isOpen && <DisputeSheet {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
