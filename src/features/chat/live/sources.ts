import type { QueryClient } from '@tanstack/react-query';
import { questionList, recordChat, type ChatQuestions, type ChatStart } from '@/platform/api/contract/chat';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { MessageItem } from '../log/state';
import { chatStartQuery, questionsQuery } from '../queries';

/** Where a conversation gets its words from, and where its records go. */
export type ChatSources = {
  start: (orderNo: string | undefined) => Promise<ChatStart>;
  questions: (orderNo: string, pid: string) => Promise<ChatQuestions>;
  /** Records one message. @returns the server's words; the envelope's message counts where the answer has no reply */
  record: (orderNo: string, message: MessageItem) => Promise<string>;
  /** A read that changes nothing, asked of the server each time. */
  probe: (orderNo: string) => Promise<unknown>;
};

/** The server's side of a conversation: reads through the cache, records past it and never twice by themselves. */
export function createChatSources(api: ApiClient, queryClient: QueryClient): ChatSources {
  return {
    start: (orderNo) => queryClient.fetchQuery(chatStartQuery(api, orderNo)),
    questions: (orderNo, pid) => queryClient.fetchQuery(questionsQuery(api, orderNo, pid)),
    async record(orderNo, { id, attempts, record, value, qaId }) {
      const { data, message } = await api.exchange(
        recordChat,
        { orderNo, type: record, value, qaId },
        { idempotencyKey: `${id}-${attempts + 1}` },
      );
      return data.reply || message;
    },
    probe: (orderNo) => api.call(questionList, { orderNo, pid: '0' }),
  };
}
