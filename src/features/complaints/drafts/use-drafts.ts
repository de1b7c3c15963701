import { useQuery } from '@tanstack/react-query';
import { millisecondsInDay } from 'date-fns/constants';
import { useServices } from '@/platform/services';
import { complaintDrafts, type ComplaintDraft } from '../records/complaint-drafts';
import { complaintOutbox } from '../records/complaint-outbox';

/** A draft in the list of the start page, without its pictures. `isOld`: the person is asked before it opens. */
export type DraftSummary = Omit<ComplaintDraft, 'images'> & { imageCount: number; isOld: boolean };

/** Whether a draft has text or pictures. */
export function hasContent({ text, images }: Pick<ComplaintDraft, 'text' | 'images'>): boolean {
  return text.trim() !== '' || images.length > 0;
}

/** After this time the form asks before it opens a draft. */
const oldAfterMs = 30 * millisecondsInDay;

/** Whether a draft is older than 30 days and may be outdated. Times in epoch milliseconds. */
export function isOldDraft(updatedAt: number, now: number): boolean {
  return now - updatedAt > oldAfterMs;
}

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

  async function remove(orderNo: string): Promise<void> {
    await storage.open(complaintDrafts).remove(orderNo);
    await query.refetch();
  }

  return { drafts: query.data ?? [], remove };
}
