import { useEffect, useState } from 'react';
import { useServices } from '@/services/services';
import { complaintDrafts, emptyDraft, type ComplaintDraft } from '@/storage/records/complaint-drafts';
import { isOldDraft } from '../drafts/draft-age';
import { isWorthKeeping } from '../drafts/use-drafts';

export type LoadedDraft = {
  draft: ComplaintDraft;
  /** Whether it lay on the device. */
  wasKept: boolean;
  /** Older than 30 days: to be offered, not taken up. */
  isOld: boolean;
};

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
      const record = await storage.open(complaintDrafts).get(orderNo);
      if (isOver) return;
      const now = clock.now();
      const draft = record?.data ?? emptyDraft(orderNo, now);
      setLoaded({ draft, wasKept: record !== undefined, isOld: isWorthKeeping(draft) && !draft.attempt && isOldDraft(draft.updatedAt, now) });
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [storage, clock, orderNo]);

  return loaded;
}
