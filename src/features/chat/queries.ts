import { queryOptions } from '@tanstack/react-query';
import { chatInit, questionList } from '@/platform/api/contract/chat';
import type { ApiClient } from '@/platform/api/http/create-client';

/** The categories and the order of a chat. Without an order the server selects the latest one. */
export function chatStartQuery(api: ApiClient, orderNo: string | undefined) {
  return queryOptions({
    queryKey: ['chat', 'start', orderNo ?? ''] as const,
    queryFn: ({ signal }) => api.call(chatInit, orderNo === undefined ? {} : { orderNo }, { signal, retry: true }),
  });
}

/** The questions below one entry; `pid` 0 is the top (specification section 7). */
export function questionsQuery(api: ApiClient, orderNo: string, pid: string) {
  return queryOptions({
    queryKey: ['chat', 'questions', orderNo, pid] as const,
    queryFn: ({ signal }) => api.call(questionList, { orderNo, pid }, { signal, retry: true }),
    staleTime: 5 * 60_000,
  });
}
