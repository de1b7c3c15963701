import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { millisecondsInDay } from 'date-fns/constants';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { complaintDrafts, type ComplaintDraft } from '../records/complaint-drafts';

/** A draft as the start page lists it. */
export type DraftSummary = {
  orderNo: string;
  orderName: string;
  text: string;
  imageCount: number;
  /** Epoch milliseconds. */
  updatedAt: number;
  /** Older than 30 days: offered, not taken up by itself. */
  isOld: boolean;
};

/** Whether there is anything in a draft that would be missed. */
export function isWorthKeeping({ text, images }: Pick<ComplaintDraft, 'text' | 'images'>): boolean {
  return text.trim() !== '' || images.length > 0;
}

/** After this long a draft is offered instead of taken up, milliseconds. */
const oldAfterMs = 30 * millisecondsInDay;

/**
 * Whether a draft has lain for more than 30 days: what it says may no longer be meant.
 * @param updatedAt epoch milliseconds
 * @param now epoch milliseconds
 */
export function isOldDraft(updatedAt: number, now: number): boolean {
  return now - updatedAt > oldAfterMs;
}

/** Every draft of the borrower, newest first, without the bytes of its pictures. */
function draftsQuery(storage: DeviceStorage, now: () => number) {
  return queryOptions({
    queryKey: ['complaints', 'drafts'],
    queryFn: async (): Promise<DraftSummary[]> => {
      const records = await storage.open(complaintDrafts).list();
      return records.flatMap(({ key, data }) =>
        isWorthKeeping(data)
          ? [
              {
                orderNo: key,
                orderName: data.orderName,
                text: data.text,
                imageCount: data.images.length,
                updatedAt: data.updatedAt,
                isOld: isOldDraft(data.updatedAt, now()),
              },
            ]
          : [],
      );
    },
    // What is on the device is always asked again: other pages and windows change it.
    staleTime: 0,
  });
}

/**
 * The complaints that were begun and not sent, for the start page ("continue"). Empty until the device has answered.
 */
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
