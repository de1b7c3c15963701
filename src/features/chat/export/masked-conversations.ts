import { msg } from '@lingui/macro';
import { exportName } from '@/domain/export-name';
import { addMasks, maskTotal, noMasks } from '@/domain/mask/mask';
import type { Translate } from '@/platform/i18n/locale-store';
import type { DeviceStorage } from '@/platform/storage/storage';
import { replay } from '../log/reduce';
import { readConversations } from '../records/chat-sessions';
import { type Conversation, maskConversation, orderNumbersOf } from './conversation';
import { dataEnd, dataLine, type FileOptions, writeSessionFile } from './session-file';
import { offsetOf, transcriptLines, writeTranscript } from './transcript';

/** `text` is for people, `json` for the replay of the support desk. */
export type ExportForm = 'text' | 'json';

type Options = FileOptions & { form: ExportForm; translate: Translate };

/** Makes the text of a file of conversations. `masked`: the number of hidden places. */
export function packConversations(conversations: readonly Conversation[], options: Options) {
  const { form, masked, now, release, translate } = options;
  const results = conversations.map((conversation) => maskConversation(conversation, masked ? 'numbers' : 'cards'));
  const ready = results.map(({ conversation }) => conversation);
  const only = ready.length === 1 ? ready[0] : undefined;
  const about = {
    kind: 'chat',
    orderNo: only?.orderNo ?? '',
    at: only?.startedAt ?? now,
    utcOffset: offsetOf(ready[0]?.events ?? []),
  } as const;
  const isJson = form === 'json';
  const words = translate(msg`For customer service: what follows opens this conversation in the support desk.`);
  const text = isJson
    ? writeSessionFile(ready, options)
    : [
        ...ready.map((one) => writeTranscript(one, release, translate)),
        `${words}\n${dataLine}\n${writeSessionFile(ready, options, 0)}${dataEnd}\n`,
      ].join('\n\n');
  const count = results.reduce((sum, result) => addMasks(sum, result.count), noMasks);
  return {
    name: exportName(about, isJson ? 'json' : 'txt'),
    type: isJson ? 'application/json' : 'text/plain',
    text,
    masked: count,
    conversations: ready,
  };
}

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
