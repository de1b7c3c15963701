import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { problemDetail, problemInit, problemList } from '@/platform/api/contract/complaints';
import type { ApiClient } from '@/platform/api/http/create-client';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** The types of complaints, and the borrower's orders. @param orderNo the one to select; empty: the server selects */
export function complaintStartQuery(api: ApiClient, orderNo: string) {
  return queryOptions({
    queryKey: ['complaints', 'start', orderNo],
    queryFn: ({ signal }) => api.call(problemInit, orderNo === '' ? {} : { orderId: orderNo }, { signal, retry: true }),
  });
}

/** All complaints of the borrower, and their tabs. */
export function complaintListQuery(api: ApiClient) {
  return persistedCallQuery(api, problemList, {});
}

/** The key of all complaints that were opened, in the query cache. */
export const complaintDetailsKey = [problemDetail.name] as const;

/** One complaint, and its answer. */
export function complaintDetailQuery(api: ApiClient, problemId: string) {
  return persistedCallQuery(api, problemDetail, { problemId });
}

/** A complaint, pictures (base64 JPEG by address), and its time, empty if no list was read. @throws ApiError */
export async function readComplaint(queryClient: QueryClient, api: ApiClient, problemId: string) {
  const detail = await queryClient.ensureQueryData(complaintDetailQuery(api, problemId));
  const listed = queryClient.getQueryData(complaintListQuery(api).queryKey)?.list.find(({ id }) => id === problemId);
  const { readEvidence } = await import('./viewer/read-evidence');
  const pictures = await readEvidence(api, [...detail.images, ...detail.disposeImages]);
  return { detail, sentAt: String(listed?.time ?? ''), pictures };
}
