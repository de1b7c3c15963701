import { Trans } from '@lingui/macro';
import { useSyncExternalStore } from 'react';
import { useServices } from '@/services/services';
import { Notice } from '@/ui/notice';

/** Tells that this device cannot keep anything, or has no room left: the person should know before relying on it. */
export function StorageNotice() {
  const { status } = useServices().storage;
  const { mode, full } = useSyncExternalStore(status.subscribe, status.getSnapshot, status.getSnapshot);
  if (full) {
    return (
      <Notice kind="warning">
        <Trans>Your phone’s storage is full. New entries cannot be saved until you free some space.</Trans>
      </Notice>
    );
  }
  if (mode === 'memory') {
    return (
      <Notice kind="warning">
        <Trans>This device does not let us save anything. What you enter is kept only until you close this page.</Trans>
      </Notice>
    );
  }
  return null;
}
