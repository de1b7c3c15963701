import { useEffect, useState } from 'react';
import { useServices } from '@/services/services';
import { complaintDrafts, emptyDraft, type ComplaintDraft } from '@/storage/records/complaint-drafts';
import { complaintOutbox } from '@/storage/records/complaint-outbox';
import type { DeviceStorage } from '@/storage/storage';
import { isOldDraft } from '../drafts/draft-age';
import { isWorthKeeping } from '../drafts/use-drafts';

export type LoadedDraft = {
  draft: ComplaintDraft;
  /** Whether it lay on the device. */
  wasKept: boolean;
  /** Older than 30 days: to be offered, not taken up. */
  isOld: boolean;
};

/** The draft of an order; one that a kill left behind while it was laid in the outbox is taken away: it waits there. */
async function readDraft(storage: DeviceStorage, orderNo: string): Promise<ComplaintDraft | undefined> {
  const drafts = storage.open(complaintDrafts);
  const draft = (await drafts.get(orderNo))?.data;
  const waiting = draft && (await storage.open(complaintOutbox).get(draft.id));
  if (!waiting) return draft;
  await drafts.update(orderNo, (old) => (old?.id === draft.id ? undefined : old));
  return undefined;
}

/**
 * The draft of an order, as it lies on the device when the page opens; a new one where there is none.
 * @returns `null` until the device has answered, which it does within seconds
 */
export function useLoadedDraft(orderNo: string): LoadedDraft | null {
  const { storage, clock } = useServices();
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null);

  useEffect(() => {
    let isOver = false;
    async function load(): Promise<void> {
      const kept = await readDraft(storage, orderNo);
      if (isOver) return;
      const now = clock.now();
      const draft = kept ?? emptyDraft(orderNo, now);
      setLoaded({ draft, wasKept: kept !== undefined, isOld: isWorthKeeping(draft) && !draft.attempt && isOldDraft(draft.updatedAt, now) });
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [storage, clock, orderNo]);

  return loaded;
}
