import { useQuery } from '@tanstack/react-query';
import { newId } from '@/domain/new-id';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { isFree } from '@/platform/writes/lock';
import { complaintLock, hasOtherWords, mayHaveLeft } from '../outbox/outbox';
import {
  complaintDrafts,
  complaintOutbox,
  emptyDraft,
  hasContent,
  isOldDraft,
  removeDraft,
  type ComplaintDraft,
} from '../records/complaint-drafts';

/** A draft in the list of the start page, without its pictures. `isOld`: the person is asked before it opens. */
export type DraftSummary = Omit<ComplaintDraft, 'images'> & { imageCount: number; isOld: boolean };

/** Complaints that were begun and are not in the outbox, newest first. Empty until the device has answered. */
export function useDrafts() {
  const { storage, clock } = useServices();
  const query = useQuery({
    queryKey: ['complaints', 'drafts'],
    queryFn: async () => {
      const records = await storage.open(complaintDrafts).list();
      const queued = new Set((await storage.open(complaintOutbox).list()).map(({ key }) => key));
      const written = records.filter(({ data }) => hasContent(data) && !queued.has(data.id));
      return written.map(({ key, data: { images, ...draft } }): DraftSummary => {
        const isOld = isOldDraft(draft.updatedAt, clock.now());
        return { ...draft, orderNo: key, imageCount: images.length, isOld };
      });
    },
    // Read again each time: other pages and windows change it.
    staleTime: 0,
  });

  /** Removes the draft that is shown, not what another window has written in its place. */
  async function remove({ id, orderNo, updatedAt }: DraftSummary): Promise<void> {
    const isShown = (draft: ComplaintDraft) => draft.id === id && draft.updatedAt === updatedAt;
    await storage.open(complaintDrafts).update(orderNo, (draft) => (draft && isShown(draft) ? undefined : draft));
    await query.refetch();
  }

  return { drafts: query.data ?? [], remove };
}

export type LoadedDraft = Awaited<ReturnType<typeof loadDraft>>;

/**
 * Reads the draft of an order. A draft whose complaint waits in the outbox was left by a kill, and is removed.
 * @returns a new one unless it `wasSaved`; the borrower is asked if it `isOld`, the server if it `mayHaveArrived`
 */
export async function loadDraft(storage: DeviceStorage, orderNo: string, now: () => number) {
  const store = storage.open(complaintDrafts);
  let draft = (await store.get(orderNo))?.data;
  if (draft && (await hasOtherWords(storage, draft))) {
    draft = { ...draft, id: newId(), attempt: null };
    await store.set(orderNo, draft);
  }
  const left = draft && storage.open(complaintOutbox).copyOf(draft.id)?.data.attempt;
  if (draft && left) draft = { ...draft, attempt: left };
  const sent = draft && (await storage.open(complaintOutbox).get(draft.id))?.data;
  // A window that sends it now may need the draft again: its form waits for the end.
  const mayHaveArrived = !!sent && (mayHaveLeft(sent.attempt) || !(await isFree(storage, complaintLock(sent.id))));
  if (draft && (!sent || mayHaveArrived)) {
    const isOld = hasContent(draft) && !mayHaveArrived && isOldDraft(draft.updatedAt, now());
    return { draft, wasSaved: true, isOld, mayHaveArrived };
  }
  if (draft) await removeDraft(storage, draft);
  return { draft: emptyDraft(orderNo, now()), wasSaved: false, isOld: false, mayHaveArrived: false };
}

/** The draft of an order on the device, or an empty one; `undefined` until the device has answered. */
export function useLoadedDraft(orderNo: string): LoadedDraft | undefined {
  const { storage, clock } = useServices();
  const queryFn = () => loadDraft(storage, orderNo, clock.now);
  // Read once for each form, which then keeps it.
  return useQuery({ queryKey: ['complaints', 'draft', orderNo], queryFn, staleTime: Infinity, gcTime: 0 }).data;
}
