import { useEffect, useState } from 'react';
import { newId } from '@/domain/new-id';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { isOldDraft, hasContent } from '../drafts/use-drafts';
import { hasOtherWords, mayHaveLeft } from '../outbox/outbox';
import { complaintDrafts, emptyDraft, removeDraft, type ComplaintDraft } from '../records/complaint-drafts';
import { complaintOutbox } from '../records/complaint-outbox';

/** The draft with which the form opens. */
export type LoadedDraft = {
  draft: ComplaintDraft;
  /** Whether the device had it; otherwise it is a new one. */
  wasSaved: boolean;
  /** Has content, is older than 30 days, and cannot have arrived: the borrower is asked first. */
  isOld: boolean;
  /** Whether the server may have this complaint: the form asks it. */
  mayHaveArrived: boolean;
};

/** Reads the draft of an order. A draft whose complaint waits in the outbox was left by a kill, and is removed. */
export async function loadDraft(storage: DeviceStorage, orderNo: string, now: () => number): Promise<LoadedDraft> {
  const store = storage.open(complaintDrafts);
  let draft = (await store.get(orderNo))?.data;
  if (draft && (await hasOtherWords(storage, draft))) {
    draft = { ...draft, id: newId() };
    await store.set(orderNo, draft);
  }
  const sent = draft && (await storage.open(complaintOutbox).get(draft.id))?.data;
  const mayHaveArrived = mayHaveLeft(sent?.attempt);
  if (draft && (!sent || mayHaveArrived)) {
    const isOld = hasContent(draft) && !mayHaveArrived && isOldDraft(draft.updatedAt, now());
    return { draft, wasSaved: true, isOld, mayHaveArrived };
  }
  if (draft) await removeDraft(storage, draft);
  return { draft: emptyDraft(orderNo, now()), wasSaved: false, isOld: false, mayHaveArrived: false };
}

/** The draft of an order on the device, or an empty one; `null` until the device has answered, at most some seconds. */
export function useLoadedDraft(orderNo: string): LoadedDraft | null {
  const { storage, clock } = useServices();
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null);

  useEffect(() => {
    let isCancelled = false;
    void loadDraft(storage, orderNo, clock.now).then((found) => !isCancelled && setLoaded(found));
    return () => {
      isCancelled = true;
    };
  }, [storage, clock, orderNo]);

  return loaded;
}
