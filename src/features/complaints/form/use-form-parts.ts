import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterPaint } from '@/platform/browser/after-paint';
import { useObservable } from '@/platform/browser/use-observable';
import { onPageHide, onVisibilityChange, onWindowFocus } from '@/platform/browser/visibility';
import { useMarket } from '@/platform/i18n/market';
import { fetchAhead } from '@/platform/offline/load-code';
import { useServices } from '@/platform/services';
import { wakeOutbox } from '@/platform/writes/outbox';
import { useOnce } from '@/ui/component-life';
import { createDraftKeeper } from '../drafts/draft-keeper';
import { createEvidence } from '../images/evidence';
import { createSendDeps, uploadImage } from '../outbox/send-complaint';
import { complaintListQuery } from '../queries';
import { type Asked, firstText } from './complaint-type';
import { createSending, isFixed, type SendPhase } from './sending';
import type { LoadedDraft } from './use-loaded-draft';

/** Shrinks a chosen picture; the code loads once the form is painted. */
const loadImageTools = () => import('../images/process-image');

/** The parts of a form besides its screen, made once per draft, whatever language or answers change. */
export function useFormParts({ draft, wasSaved, mayHaveArrived }: LoadedDraft, asked: Asked) {
  const services = useServices();
  const { api, storage, clock } = services;
  const market = useMarket();
  const queryClient = useQueryClient();

  const parts = useOnce(() => {
    const addressType =
      asked.problemType === '' ? {} : { problemType: asked.problemType, problemSonType: asked.problemSonType };
    const keeper = createDraftKeeper({ ...draft, ...addressType, text: firstText(draft) }, wasSaved, {
      storage,
      now: clock.now,
    });
    const evidence = createEvidence({
      initial: draft.images,
      process: async (file, signal) => (await loadImageTools()).imageTools.process(file, signal),
      upload: (image, signal) => uploadImage(api, image, signal),
      onImages: (images) => keeper.change({ images }),
    });
    const sending = createSending({
      keeper,
      evidence,
      deps: createSendDeps(services, market),
      onSent: () => void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey }),
    });
    return { keeper, evidence, sending };
  });

  useEffect(() => void afterPaint().then(() => fetchAhead(loadImageTools)), []);

  useEffect(() => {
    const { keeper, evidence, sending } = parts;
    // An interrupted send is checked first; otherwise uploads continue.
    if (mayHaveArrived) void sending.check();
    for (const { id, stage } of evidence.getSnapshot().items) if (stage === 'waiting') evidence.retry(id);

    async function refresh(): Promise<void> {
      const isSettled = evidence.getSnapshot().items.every(({ stage }) => stage === 'done' || stage === 'failed');
      if (isSettled && sending.getSnapshot().name === 'idle' && (await keeper.refresh()))
        evidence.replace(keeper.getSnapshot().draft.images);
    }

    const ends = [
      onPageHide(() => void keeper.flush()),
      onVisibilityChange((isVisible) => isVisible && void refresh()),
      onWindowFocus(() => void refresh()),
      // Another record could be written again, so this one may fit too.
      storage.status.subscribe(() => !storage.status.getSnapshot().full && void keeper.flush()),
    ];
    return () => {
      for (const end of ends) end();
      void keeper.flush();
      // A running send continues, and needs its pictures.
      if (sending.getSnapshot().name !== 'uploading') evidence.dispose();
      // From here on the outbox sends what the form has put there, and checks what may have arrived.
      wakeOutbox();
    };
  }, [parts, storage, mayHaveArrived]);

  const keeping = useObservable(parts.keeper);
  const sent = useObservable(parts.sending);
  // A draft that another window has ended is not saved any more. Its own send ends it too, so that comes first.
  const phase: SendPhase = keeping.saving === 'gone' && !isFixed(sent) ? { name: 'gone' } : sent;
  return { ...parts, keeping, pictures: useObservable(parts.evidence), phase };
}
