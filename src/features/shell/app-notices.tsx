import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import type { BridgeAction, BridgeNotice } from '@/platform/bridge/contract';
import { useObservable } from '@/platform/browser/observable';
import type { UnsavedWork } from '@/platform/offline/reload';
import type { AppWorker } from '@/platform/offline/worker';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';

/** Warns that this device stores nothing, has no space left, or does not go on, before the person relies on it. */
export function StorageNotice() {
  const { t } = useLingui();
  const { status } = useServices().storage;
  const { mode, full, late } = useObservable(status);
  if (!late && !full && mode !== 'memory') return null;
  return (
    <Notice kind="warning">
      {late
        ? t`Your phone takes long to save. Please wait, or close this page and open it again: nothing is sent twice.`
        : full
          ? t`Your phone’s storage is full. New entries cannot be saved until you free some space.`
          : t`This phone does not let us save anything. What you enter is kept only until you close this page.`}
    </Notice>
  );
}

/** Notice of the offline worker: a new version is ready. */
export function UpdateNotice() {
  const { pwa, unsavedWork } = useServices();
  return pwa.worker && <WorkerNotice worker={pwa.worker} unsavedWork={unsavedWork} />;
}

function WorkerNotice({ worker, unsavedWork }: { worker: AppWorker; unsavedWork: UnsavedWork }) {
  const { t } = useLingui();
  const state = useObservable(worker.state);
  const [wasBusy, setWasBusy] = useState(false);

  // On a page with a form a reload could lose typed text, so it is not offered; who has tapped is told why not.
  if ((state !== 'waiting' && state !== 'replaced') || (unsavedWork.isThere() && !wasBusy)) return null;

  function update() {
    // The page may have changed since this was rendered.
    if (unsavedWork.isThere()) setWasBusy(true);
    else worker.update(unsavedWork);
  }

  return (
    <Notice
      kind="info"
      title={t`A new version is ready`}
      action={<Button variant="secondary" onClick={update}>{t`Update now`}</Button>}
    >
      {wasBusy ? t`Please finish what you are typing first.` : t`The page will reload; what you saved stays.`}
    </Notice>
  );
}

const bridgeWords: Record<Exclude<BridgeNotice['reason'], 'dial-by-hand'>, MessageDescriptor> = {
  'only-in-app': msg`This works only inside the app. Open the app on your phone to go on.`,
  'no-answer': msg`The app did not answer. Please try again.`,
  refused: msg`The app could not do this. Please try again.`,
  'nothing-to-close': msg`You can close this page now.`,
};

const numberToastMs = 10_000;

/** No toast for these: the person did not start them, or the form of a card shows the outcome. */
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
        show(t(bridgeWords[notice.reason]), { kind: notice.reason === 'nothing-to-close' ? 'info' : 'error' });
      }),
    [bridge, show, t],
  );

  return null;
}
