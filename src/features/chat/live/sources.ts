import type { QueryClient } from '@tanstack/react-query';
import { questionList, recordChat, type ChatQuestions, type ChatStart } from '@/platform/api/contract/chat';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { MessageItem } from '../log/state';
import { chatStartQuery, questionsQuery } from '../queries';

/** The server side of a conversation: its texts, and its records. */
export type ChatSources = {
  start: (orderNo: string | undefined) => Promise<ChatStart>;
  questions: (orderNo: string, pid: string) => Promise<ChatQuestions>;
  /** Records one message. @returns the server's text; the envelope's message if the answer has no reply */
  record: (orderNo: string, message: MessageItem) => Promise<string>;
  probe: (orderNo: string) => Promise<unknown>;
};

/** The server side of a conversation: reads use the cache; records do not, and are never repeated automatically. */
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
