import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '@/storage/records/chat-sessions';
import type { DeviceStorage } from '@/storage/storage';
import { loadConversation } from '../../export/conversation';
import { listImported } from '../import/support-sessions';

/** Everything there is to replay: conversations held on this device, and imported ones. */
export function libraryQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['chat', 'library'],
    queryFn: async () => {
      const heads = await listSessions(storage);
      const [own, imported] = await Promise.all([Promise.all(heads.map(({ id }) => loadConversation(storage, id))), listImported(storage)]);
      return { own: own.filter((conversation) => conversation !== null), imported };
    },
    staleTime: 0,
  });
}
