import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { deleteReceipts, receiptsQuery } from './queries';
import type { AnyReceipt } from './receipt-of';

type Deletion = {
  /** The record to delete; without it all of them. */
  receipt?: AnyReceipt;
  words: Record<'title' | 'keep' | 'remove' | 'done', string> & { text: ReactNode };
  onDeleted?: () => void;
};

/** Asks before records are deleted for good, and deletes them once. @returns the button that asks, and the dialog */
export function useDeletion({ receipt, words, onDeleted }: Deletion): { button: ReactNode; dialog: ReactNode } {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const services = useServices();
  const queryClient = useQueryClient();
  const { show } = useToast();

  const { send, isSending, error } = useWrite('record-deletion', async () => {
    await deleteReceipts({ storage: services.storage, queryClient }, receipt);
    show(words.done, { kind: 'success' });
    (onDeleted ?? close)();
    await queryClient.invalidateQueries({ queryKey: receiptsQuery(services).queryKey });
  });

  const button = (
    <Button variant="danger" onClick={() => setIsOpen(true)}>
      {words.remove}
    </Button>
  );
  const dialog = (
    <Dialog
      open={isOpen}
      onClose={close}
      dismissible={!isSending}
      title={words.title}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={isSending} busyLabel={t`Deleting…`} onClick={() => send()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p>{t`Your payments, complaints and ratings themselves stay as they are.`}</p>
      {error !== null && (
        <Notice kind="error">{t`Your phone’s storage did not answer, so it may still be there. Please try again.`}</Notice>
      )}
    </Dialog>
  );
  return { button, dialog };
}
