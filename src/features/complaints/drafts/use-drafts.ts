import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { millisecondsInDay } from 'date-fns/constants';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { complaintDrafts, type ComplaintDraft } from '../records/complaint-drafts';

/** A draft in the list of the start page. `isOld`: older than 30 days, the person is asked first. */
export type DraftSummary = Pick<ComplaintDraft, 'orderNo' | 'orderName' | 'text' | 'updatedAt'> & {
  imageCount: number;
  isOld: boolean;
};

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

/** All drafts of the borrower, newest first, without the bytes of their pictures. */
function draftsQuery(storage: DeviceStorage, now: () => number) {
  return queryOptions({
    queryKey: ['complaints', 'drafts'],
    queryFn: async (): Promise<DraftSummary[]> => {
      const records = await storage.open(complaintDrafts).list();
      return records
        .filter(({ data }) => hasContent(data))
        .map(({ key, data: { orderName, text, images, updatedAt } }) => {
          return {
            orderNo: key,
            orderName,
            text,
            updatedAt,
            imageCount: images.length,
            isOld: isOldDraft(updatedAt, now()),
          };
        });
    },
    // Read again each time: other pages and windows change it.
    staleTime: 0,
  });
}

/** The complaints that are not sent yet, for the start page ("continue"). Empty until the device has answered. */
export function useDrafts(): { drafts: DraftSummary[]; remove: (orderNo: string) => Promise<void> } {
  const { storage, clock } = useServices();
  const queryClient = useQueryClient();
  const options = draftsQuery(storage, clock.now);
  const { data: drafts = [] } = useQuery(options);

  async function remove(orderNo: string): Promise<void> {
    await storage.open(complaintDrafts).remove(orderNo);
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
  }

  return { drafts, remove };
}
