import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { chatInit } from '@/platform/api/contract/chat';
import { problemDetail, problemInit, problemList } from '@/platform/api/contract/complaints';
import type { ApiClient } from '@/platform/api/http/create-client';
import { fetchChunk } from '@/platform/offline/fetch-chunk';

/**
 * What a complaint can be about, and the borrower's orders.
 * @param orderNo the order to select; empty leaves the choice to the server
 */
export function complaintStartQuery(api: ApiClient, orderNo: string) {
  return queryOptions({
    queryKey: ['complaints', 'start', orderNo],
    queryFn: ({ signal }) => api.call(problemInit, orderNo === '' ? {} : { orderId: orderNo }, { signal, retry: true }),
  });
}

/**
 * The same for the Indonesian start, whose choices lead to the chatbot (specification section 7).
 * @param orderNo the order to select; empty leaves the choice to the server
 */
export function complaintTopicsQuery(api: ApiClient, orderNo: string) {
  return queryOptions({
    queryKey: ['complaints', 'topics', orderNo],
    queryFn: ({ signal }) => api.call(chatInit, orderNo === '' ? {} : { orderNo }, { signal, retry: true }),
  });
}

/** Every complaint of the borrower, and the tabs they are sorted under. */
export function complaintListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['complaints', 'list'],
    meta: { persistedCall: problemList },
    queryFn: ({ signal }) => api.call(problemList, {}, { signal, retry: true }),
  });
}

/** One complaint, and what came of it. */
export function complaintDetailQuery(api: ApiClient, problemId: string) {
  return queryOptions({
    queryKey: ['complaints', 'detail', problemId],
    meta: { persistedCall: problemDetail },
    queryFn: ({ signal }) => api.call(problemDetail, { problemId }, { signal, retry: true }),
  });
}

/**
 * One complaint with its pictures (JPEG in base64 by address), for a file that proves a dispute. `sentAt` is the
 * server's own text, empty where the list of complaints was not read before: nothing is asked for it.
 * @throws ApiError where the complaint cannot be read
 */
export async function readComplaint(queryClient: QueryClient, api: ApiClient, problemId: string) {
  const detail = await queryClient.ensureQueryData(complaintDetailQuery(api, problemId));
  const listed = queryClient.getQueryData(complaintListQuery(api).queryKey)?.list.find(({ id }) => id === problemId);
  const { readEvidence } = await fetchChunk(() => import('./viewer/read-evidence'));
  const pictures = await readEvidence(api, [...detail.images, ...detail.disposeImages]);
  return { detail, sentAt: String(listed?.time ?? ''), pictures };
}
