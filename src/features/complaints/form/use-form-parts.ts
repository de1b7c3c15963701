import { useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '@/platform/browser/after-paint';
import { useObservable } from '@/platform/browser/observable';
import { oncePer } from '@/platform/browser/once-per';
import { onOnline, onPageHide, onVisibilityChange, onWindowFocus } from '@/platform/browser/page-events';
import { useMarket } from '@/platform/i18n/market';
import { fetchAhead } from '@/platform/offline/load-code';
import { countWork } from '@/platform/offline/reload';
import { type Services, useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { wakeOutbox } from '@/platform/writes/outbox';
import { useOnce } from '@/ui/component-life';
import { useToast } from '@/ui/toast';
import { usePolling } from '@/ui/use-polling';
import { createDraftKeeper, isUnsaved, type DraftKeeper } from '../drafts/draft-keeper';
import type { LoadedDraft } from '../drafts/use-drafts';
import { createEvidence, type Evidence } from '../images/evidence';
import { createSendDeps, uploadImage } from '../outbox/send-complaint';
import { complaintListQuery } from '../queries';
import { type Asked, firstText } from './complaint-type';
import { createSending, isFixed, isUnderWay, type SendPhase } from './sending';

export type FormParts = { keeper: DraftKeeper; evidence: Evidence; sending: ReturnType<typeof createSending> };

/** The forms that were left with something that only this page has, by borrower and order. */
const leftForms = oncePer<Map<string, { parts: FormParts; stop: () => void }>>();

/** What a form that was left says: its text is not saved, or how its send has ended. */
type Told = 'unsaved' | SendPhase['name'];

/** Saves and refreshes a form when the page is hidden or seen, and when there may be room. @returns stops it */
function followPage(storage: DeviceStorage, { keeper, sending }: FormParts): () => void {
  const ends = [
    onPageHide(() => void keeper.flush()),
    onVisibilityChange((isVisible) => isVisible && void sending.refresh()),
    onWindowFocus(() => void sending.refresh()),
    // Another record could be written again, so this one may fit too.
    storage.status.subscribe(() => !storage.status.getSnapshot().full && void keeper.flush()),
  ];
  return () => ends.forEach((end) => end());
}

/** Lets a form that was left prepare its pictures, finish its send, and save its text. @param tell says it anywhere */
export function leaveForm(
  { storage, session }: { storage: DeviceStorage; session: Pick<Services['session'], 'recordsOwner' | 'subscribe'> },
  place: string,
  parts: FormParts,
  tell: (what: Told) => void,
): void {
  const { keeper, evidence, sending } = parts;
  const left = leftForms(storage, [], () => new Map());
  const wasSending = isUnderWay(sending.getSnapshot());

  async function endIfIdle(): Promise<void> {
    if (left.get(place)?.parts !== parts) return;
    if (isUnderWay(sending.getSnapshot()) || evidence.isPreparing() || isUnsaved(keeper.getSnapshot())) return;
    takeLeftForm(storage, place);
    evidence.dispose();
    if (!wasSending) return;
    // Nothing was sent: it waits, as the person would have chosen.
    if (sending.getSnapshot().name === 'offline') await sending.postpone();
    tell(sending.getSnapshot().name);
  }

  // The last picture is in the draft only after its state has changed.
  const endSoon = () => queueMicrotask(() => void endIfIdle());
  const ends = [keeper, sending, evidence].map(({ subscribe }) => subscribe(endSoon));
  ends.push(followPage(storage, parts));
  /** The borrower has left this phone: nothing is sent or told any more. */
  function drop(): void {
    takeLeftForm(storage, place);
    evidence.dispose();
  }
  ends.push(session.subscribe(() => session.recordsOwner() === null && drop()));
  // Until then the page does not reload by itself.
  void countWork(storage, () => new Promise<void>((end) => ends.push(end)));
  left.set(place, { parts, stop: () => ends.forEach((end) => end()) });
  void keeper.leave().then(() => !wasSending && isUnsaved(keeper.getSnapshot()) && tell('unsaved'));
  void endIfIdle();
}

/** @returns the parts of a form that was left with something unfinished, for the form that opens again */
export function takeLeftForm(storage: DeviceStorage, place: string): FormParts | undefined {
  const left = leftForms(storage, [], () => new Map());
  const form = left.get(place);
  form?.stop();
  form?.parts.keeper.stay();
  left.delete(place);
  return form?.parts;
}

/** When the form asks by itself for a complaint that may have arrived, milliseconds. */
const lookPlan = { first: 4_000, longest: 60_000, window: 3_600_000 };

/** How long the end of a send is shown that the person must know, milliseconds. */
const endMs = 6_000;

/** Shrinks a chosen picture; the code loads once the form is painted. */
const loadImageTools = () => import('../images/process-image');

/** Says on any page what has become of a form that was left. */
function useTell(): (what: Told) => void {
  const { t } = useLingui();
  const { show } = useToast();
  return (what) => {
    if (what === 'queued') wakeOutbox();
    if (what === 'queued') show(t`Saved. It will be sent as soon as you are online.`, { kind: 'success' });
    else if (what === 'sent') show(t`Your complaint was sent.`, { kind: 'success' });
    else if (what === 'unknown') show(t`We do not know yet whether your complaint arrived`, { duration: endMs });
    else if (what === 'unsaved')
      show(t`Your complaint is not saved on this phone. It stays in the form until this page closes.`, {
        kind: 'error',
        duration: endMs,
      });
    else if (what !== 'idle' && what !== 'elsewhere' && what !== 'gone')
      show(t`Your complaint was not sent. What you wrote is still in the form.`, { kind: 'error', duration: endMs });
  };
}

/** The parts of a form besides its screen, made once per draft, whatever language or answers change. */
export function useFormParts({ draft, wasSaved, mayHaveArrived }: LoadedDraft, asked: Asked) {
  const services = useServices();
  const { api, storage, clock } = services;
  const market = useMarket();
  const queryClient = useQueryClient();

  const place = JSON.stringify([services.session.current()?.ownerId, draft.orderNo]);
  const tell = useEffectEvent(useTell());

  const parts = useOnce((): FormParts => {
    const left = takeLeftForm(storage, place);
    if (left) return left;
    const addressType =
      asked.problemType === '' ? {} : { problemType: asked.problemType, problemSonType: asked.problemSonType };
    const initial = { ...draft, ...addressType, text: firstText(draft).text };
    const keeper = createDraftKeeper(initial, wasSaved, { storage, now: clock.now });
    const evidence = createEvidence({
      initial: draft.images,
      process: async (file, signal) => (await loadImageTools()).imageTools.process(file, signal),
      upload: (image, signal) => uploadImage(api, image, signal),
      onImages: (images) => keeper.change({ images }),
    });
    const sending = createSending({
      keeper,
      evidence,
      deps: createSendDeps({ ...services, queryClient }, market),
      onSent: () => void queryClient.invalidateQueries({ queryKey: complaintListQuery(api).queryKey }),
    });
    return { keeper, evidence, sending };
  });

  useEffect(() => void afterPaint().then(() => fetchAhead(loadImageTools)), []);

  useEffect(() => {
    const { evidence, sending } = parts;
    // An interrupted send is checked first; otherwise uploads continue.
    if (mayHaveArrived) void sending.check();
    for (const { id, stage } of evidence.getSnapshot().items) if (stage === 'waiting') evidence.retry(id);

    const stop = followPage(storage, parts);
    // A form that was left without room, and is open again.
    if (isUnsaved(parts.keeper.getSnapshot())) void sending.refresh();
    return () => {
      stop();
      leaveForm(services, place, parts, (what) => tell(what));
      // From here on the outbox sends what the form has put there, and checks what may have arrived.
      wakeOutbox();
    };
  }, [parts, services, storage, mayHaveArrived, place]);

  const keeping = useObservable(parts.keeper);
  const sent = useObservable(parts.sending);

  const isUnknown = sent.name === 'unknown';
  const lookNow = useEffectEvent(usePolling(isUnknown, lookPlan, parts.sending.look));
  useEffect(() => (isUnknown ? onOnline(() => lookNow()) : undefined), [isUnknown]);

  // A draft that another window has ended is not saved any more. Its own send ends it too, so that comes first.
  const phase: SendPhase = keeping.saving === 'gone' && !isFixed(sent) ? { name: 'gone' } : sent;
  return { ...parts, keeping, pictures: useObservable(parts.evidence), phase };
}
