import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '@/platform/services';
import { receipts } from '@/platform/writes/receipts';
import { Button, buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { receiptsQuery } from './queries';
import type { receiptWords } from './receipt-facts';
import styles from './records.module.css';

/** The state of a receipt as coloured text. */
export function ReceiptState({ state, tone }: Pick<ReturnType<typeof receiptWords>, 'state' | 'tone'>) {
  return (
    <span className={cx('pill', styles['state'])} data-tone={tone}>
      {state}
    </span>
  );
}

/** A link to the records of all orders. */
export function AllRecordsLink() {
  return (
    <Link to="/records" className={buttonClass('quiet')}>
      <Trans comment="Link: to everything that is kept on this phone">All records</Trans>
    </Link>
  );
}

type DeletionDialogProps = {
  /** The record to delete; without it all of them. */
  id?: string;
  words: { title: string; keep: string; remove: string; done: string };
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  children: ReactNode;
};

/** Asks before records are deleted from this phone, which cannot be undone, and deletes them once. */
export function DeletionDialog({ id, words, open, onClose, onDeleted, children }: DeletionDialogProps) {
  const { t } = useLingui();
  const services = useServices();
  const queryClient = useQueryClient();
  const { show } = useToast();

  const { send, isSending, error } = useWrite('record-deletion', async () => {
    const store = services.storage.open(receipts);
    // Records in memory are gone when the page closes, so they count as deleted.
    const isDeleted =
      id === undefined
        ? (await store.clear()) || services.storage.status.getSnapshot().mode === 'memory'
        : (await store.remove(id)) !== 'full';
    if (!isDeleted) throw new Error('The storage did not delete the record');
    show(words.done, { kind: 'success' });
    onDeleted();
    await queryClient.invalidateQueries({ queryKey: receiptsQuery(services).queryKey });
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isSending}
      title={words.title}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={isSending} busyLabel={t`Deleting…`} onClick={() => send()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <p>{t`Your payments, complaints and ratings themselves stay as they are.`}</p>
      {error !== null && (
        <Notice kind="error">{t`Your phone’s storage did not answer, so it may still be there. Please try again.`}</Notice>
      )}
    </Dialog>
  );
}
