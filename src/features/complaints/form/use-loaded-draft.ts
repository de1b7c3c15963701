import { useEffect, useState } from 'react';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { isOldDraft, isWorthKeeping } from '../drafts/use-drafts';
import { mayHaveLeft } from '../outbox/outbox';
import { complaintDrafts, emptyDraft, type ComplaintDraft } from '../records/complaint-drafts';
import { complaintOutbox } from '../records/complaint-outbox';

export type LoadedDraft = {
  draft: ComplaintDraft;
  /** Whether it was on the device. */
  wasKept: boolean;
  /** Older than 30 days: to be offered, not opened. */
  isOld: boolean;
  /** Its page ended while it was being sent: the server is asked first. */
  mayHaveLeft: boolean;
};

/** Migration: builds before the outbox stored the attempt in the draft. */
async function moveAttempt(storage: DeviceStorage, draft: ComplaintDraft): Promise<void> {
  const { id, text, problemType, problemSonType, orderNo, orderName, images, transcript, attempt, updatedAt } = draft;
  if (!mayHaveLeft(attempt)) return;
  const entry = {
    id,
    createdAt: updatedAt,
    text,
    problemType,
    problemSonType,
    typeTitle: '',
    sonTypeTitle: '',
    orderNo,
    orderName,
    images,
    transcript,
    attempt,
    error: '',
    state: 'waiting' as const,
  };
  await storage.open(complaintOutbox).update(id, (old) => old ?? entry);
  await storage.open(complaintDrafts).update(orderNo, (old) => old && { ...old, attempt: null });
}

/**
 * The draft of an order. One that a kill left behind and that waits in the outbox is deleted; one that may have been
 * sent is checked by its form.
 */
async function readDraft(
  storage: DeviceStorage,
  orderNo: string,
): Promise<{ kept: ComplaintDraft | undefined; isAskedAbout: boolean }> {
  const drafts = storage.open(complaintDrafts);
  const kept = (await drafts.get(orderNo))?.data;
  if (!kept) return { kept, isAskedAbout: false };
  await moveAttempt(storage, kept);
  const waiting = (await storage.open(complaintOutbox).get(kept.id))?.data;
  if (!waiting || mayHaveLeft(waiting.attempt)) return { kept, isAskedAbout: waiting !== undefined };
  await drafts.update(orderNo, (old) => (old?.id === kept.id ? undefined : old));
  return { kept: undefined, isAskedAbout: false };
}

/**
 * The draft of an order when the page opens; a new one if there is none.
 * @returns `null` until the device has answered, which takes at most seconds
 */
export function useLoadedDraft(orderNo: string): LoadedDraft | null {
  const { storage, clock } = useServices();
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null);

  useEffect(() => {
    let isOver = false;
    async function load(): Promise<void> {
      const { kept, isAskedAbout } = await readDraft(storage, orderNo);
      if (isOver) return;
      const now = clock.now();
      const draft = kept ?? emptyDraft(orderNo, now);
      setLoaded({
        draft,
        wasKept: kept !== undefined,
        isOld: isWorthKeeping(draft) && !isAskedAbout && isOldDraft(draft.updatedAt, now),
        mayHaveLeft: isAskedAbout,
      });
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [storage, clock, orderNo]);

  return loaded;
}
