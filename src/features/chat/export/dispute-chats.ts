import { maskForOthers } from '@/domain/mask/mask-for-others';
import { maskTotal } from '@/domain/mask/mask-text';
import type { DeviceStorage } from '@/platform/storage/storage';
import { logVersion } from '../log/events';
import { replayTo } from '../log/reduce';
import { loadConversations, orderNumbersOf, type Conversation, maskConversationBy } from './conversation';
import { transcriptLines, type Translate, type TranscriptLine } from './transcript';

/** A masked conversation for a dispute file: its log, and readable lines. */
export type DisputeChat = Conversation & { logVersion: number; lines: readonly TranscriptLine[]; masked: number };

function toDisputeChat(conversation: Conversation, translate: Translate): DisputeChat {
  const known = orderNumbersOf(conversation);
  const { conversation: ready, count } = maskConversationBy(conversation, (text) => maskForOthers(text, known));
  return {
    ...ready,
    logVersion,
    lines: transcriptLines(replayTo(ready.events, ready.events.length), translate),
    masked: maskTotal(count),
  };
}

/**
 * The conversations about an order on this device, masked, newest first.
 * @param orderNo empty: any order
 * @param translate into the reader's language; messages are not translated
 */
export async function loadDisputeChats(
  storage: DeviceStorage,
  orderNo: string,
  translate: Translate,
): Promise<DisputeChat[]> {
  const conversations = await loadConversations(storage);
  return conversations
    .filter((conversation) => orderNo === '' || orderNumbersOf(conversation).includes(orderNo))
    .map((conversation) => toDisputeChat(conversation, translate));
}
