import { maskTotal } from '@/domain/mask/mask';
import type { Translate } from '@/platform/i18n/locale-store';
import type { DeviceStorage } from '@/platform/storage/storage';
import { replay } from '../log/reduce';
import { readConversations } from '../records/chat-sessions';
import { maskConversation, orderNumbersOf } from './conversation';
import { transcriptLines } from './transcript';

/** The masked conversations about an order (empty: any), newest first, with their lines and the number of masks. */
export async function loadDisputeChats(storage: DeviceStorage, orderNo: string, translate: Translate) {
  const conversations = await readConversations(storage);
  return conversations
    .filter((conversation) => orderNo === '' || orderNumbersOf(conversation).includes(orderNo))
    .map((conversation) => {
      const { conversation: ready, count } = maskConversation(conversation, 'all');
      return { ...ready, lines: transcriptLines(replay(ready.events), translate), masked: maskTotal(count) };
    });
}
