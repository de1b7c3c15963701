import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DeletionFailed } from '../deletion-failed';
import { useDeletion } from '../use-deletion';

type Props = { id: string; open: boolean; onClose: () => void; onDeleted: () => void };

/** Asks before a record goes: there is no way back. */
export function DeleteDialog({ id, open, onClose, onDeleted }: Props) {
  const { t } = useLingui();
  const { isDeleting, hasFailed, deleteOne } = useDeletion(onDeleted);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isDeleting}
      title={t`Delete this record?`}
      actions={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={onClose}>
            <Trans comment="Button: nothing is deleted">Keep it</Trans>
          </Button>
          <Button variant="danger" busy={isDeleting} busyLabel={t`Deleting…`} onClick={() => deleteOne(id)}>
            <Trans comment="Button: removes a record from this phone">Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          It is removed from this phone for good. Nobody can bring it back, so print or share it first if you may need
          it.
        </Trans>
      </p>
      <p>
        <Trans>What it is about stays as it is.</Trans>
      </p>
      {hasFailed && <DeletionFailed />}
    </Dialog>
  );
}
