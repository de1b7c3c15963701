import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useObservable } from '@/platform/browser/observable';
import type { UnsavedWork } from '@/platform/offline/reload';
import type { AppWorker } from '@/platform/offline/worker';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

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
