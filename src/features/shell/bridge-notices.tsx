import type { MessageDescriptor } from '@lingui/core';
import { useLingui, msg } from '@lingui/macro';
import { useEffect } from 'react';
import type { BridgeAction, BridgeNotice } from '@/platform/bridge/contract';
import { useServices } from '@/platform/services';
import { useToast } from '@/ui/toast';

const words: Record<Exclude<BridgeNotice['reason'], 'dial-by-hand'>, MessageDescriptor> = {
  'only-in-app': msg`This works only inside the app. Open the app on your phone to go on.`,
  'no-answer': msg`The app did not answer. Please try again.`,
  refused: msg`The app could not do this. Please try again.`,
  'nothing-to-close': msg`You can close this page now.`,
};

const numberToastMs = 10_000;

/** Failures of these actions are silent: the person did not start them and does not depend on them. */
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
          show(t`Please call ${telephone}`, { kind: 'info', duration: numberToastMs });
          return;
        }
        show(t(words[notice.reason]), { kind: notice.reason === 'nothing-to-close' ? 'info' : 'error' });
      }),
    [bridge, show, t],
  );

  return null;
}
