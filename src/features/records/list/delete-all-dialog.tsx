import { Plural, Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DeletionFailed } from '../deletion-failed';
import { useDeletion } from '../use-deletion';

type Props = { open: boolean; count: number; onClose: () => void };

/** Asks before everything goes: there is no way back. */
export function DeleteAllDialog({ open, count, onClose }: Props) {
  const { t } = useLingui();
  const { isDeleting, hasFailed, deleteAll } = useDeletion(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isDeleting}
      title={t`Delete all records?`}
      actions={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={onClose}>
            <Trans comment="Button: nothing is deleted">Keep them</Trans>
          </Button>
          <Button variant="danger" busy={isDeleting} busyLabel={t`Deleting…`} onClick={deleteAll}>
            <Trans comment="Button: removes all records from this phone">Delete all</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="# record is removed from this phone for good. Nobody can bring it back."
          other="# records are removed from this phone for good. Nobody can bring them back."
        />
      </p>
      <p>
        <Trans>Your payments, complaints and ratings themselves stay as they are.</Trans>
      </p>
      {hasFailed && <DeletionFailed />}
    </Dialog>
  );
}
