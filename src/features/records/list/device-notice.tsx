import { Trans } from '@lingui/macro';
import { useSyncExternalStore } from 'react';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

type Props = {
  /** Absent where there is nothing to delete. */
  onDeleteAll: (() => void) | undefined;
};

/** Where the records live, and where they do not. */
export function DeviceNotice({ onDeleteAll }: Props) {
  const { status } = useServices().storage;
  const { mode } = useSyncExternalStore(status.subscribe, status.getSnapshot, status.getSnapshot);
  return (
    <Notice
      kind="info"
      action={
        onDeleteAll && (
          <Button variant="quiet" onClick={onDeleteAll}>
            <Trans comment="Button: removes all records from this phone">Delete all</Trans>
          </Button>
        )
      }
    >
      {mode === 'memory' ? (
        <Trans>
          Your phone does not let us keep anything, so these records end when you close this page. Share or print what
          you need.
        </Trans>
      ) : (
        <Trans>
          These records are kept on this phone only. They go when you log out, or when the app’s data is cleared.
        </Trans>
      )}
    </Notice>
  );
}
