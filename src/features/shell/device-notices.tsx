import type { MessageDescriptor } from '@lingui/core';
import { msg, Trans, useLingui } from '@lingui/macro';
import { useEffect, useSyncExternalStore } from 'react';
import type { BridgeAction, BridgeNotice } from '@/platform/bridge/contract';
import { useServices } from '@/platform/services';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';

const words: Record<Exclude<BridgeNotice['reason'], 'dial-by-hand'>, MessageDescriptor> = {
  'only-in-app': msg`This works only inside the app. Open the app on your phone to go on.`,
  'no-answer': msg`The app did not answer. Please try again.`,
  refused: msg`The app could not do this. Please try again.`,
  'nothing-to-close': msg`You can close this page now.`,
};

/** How long a telephone number stays to be read and dialled, milliseconds. */
const numberDuration = 10_000;

/** Nobody asked for these and nothing depends on them: a person has no use for hearing that they went astray. */
const silentActions: ReadonlySet<BridgeAction> = new Set(['confirmTrackingPoint', 'startBank', 'endBank']);

/** Shows the bridge's notices as toasts, in the person's language. */
export function BridgeNotices() {
  const { t } = useLingui();
  const { bridge } = useServices();
  const { show } = useToast();

  useEffect(
    () =>
      bridge.subscribeNotices((notice) => {
        if (silentActions.has(notice.action)) return;
        if (notice.reason === 'dial-by-hand') {
          const { telephone } = notice;
          show(t`Please call ${telephone}`, { kind: 'info', duration: numberDuration });
          return;
        }
        show(t(words[notice.reason]), { kind: notice.reason === 'nothing-to-close' ? 'info' : 'error' });
      }),
    [bridge, show, t],
  );

  return null;
}

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
