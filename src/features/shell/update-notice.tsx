import { Trans, useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { AppWorker, WorkerState } from '@/platform/offline/worker';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/toast';

/** What the offline worker has to say: that everything is on the device, or that a new version stands ready. */
export function UpdateNotice() {
  const { worker, unsavedWork } = useServices().pwa;
  return worker ? <WorkerNotice worker={worker} isBusy={unsavedWork.isThere} /> : null;
}

function WorkerNotice({ worker, isBusy }: { worker: AppWorker; isBusy: () => boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const state = useSyncExternalStore(worker.state.subscribe, worker.state.getSnapshot, worker.state.getSnapshot);
  const [wasBusy, setWasBusy] = useState(false);

  const tellReady = useEffectEvent((next: WorkerState) => {
    if (next === 'ready') toast.show(t`Ready to work offline`, { kind: 'success' });
  });
  useEffect(() => tellReady(state), [state]);

  // Below a half-filled form there is no good moment to offer a reload.
  if ((state !== 'waiting' && state !== 'replaced') || isBusy()) return null;

  function update() {
    // Something may have been typed since this was rendered.
    if (isBusy()) setWasBusy(true);
    else worker.update();
  }

  return (
    <Notice
      kind="info"
      title={t`A new version is ready`}
      action={
        <Button variant="secondary" onClick={update}>
          <Trans>Update now</Trans>
        </Button>
      }
    >
      {wasBusy ? (
        <Trans>Please finish what you are typing first.</Trans>
      ) : (
        <Trans>The page loads once more; what you saved stays.</Trans>
      )}
    </Notice>
  );
}
