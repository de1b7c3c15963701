import { msg } from '@lingui/macro';
import { exportName } from '@/domain/export-name';
import { addMasks, noMasks } from '@/domain/mask/mask';
import type { Translate } from '@/platform/i18n/locale-store';
import { type Conversation, dataEnd, dataLine, fileFormat, fileVersion, maskConversation } from './conversation';
import { offsetOf, writeTranscript } from './transcript';

type FileOptions = {
  /** Epoch milliseconds. */
  now: number;
  /** The build of our pages that writes it. */
  release: string;
  /** False leaves telephone and identity numbers readable; card numbers are always masked. */
  masked: boolean;
  /** Notes of the support desk; a borrower's file has none. */
  desk?: object | undefined;
};

/** Writes conversations as a file that the replay of the support desk reads. */
export function writeSessionFile(conversations: readonly Conversation[], options: FileOptions): string {
  const { now, release, masked, desk } = options;
  const sessions = conversations.map(({ id, orderNo, startedAt, events }) => ({ id, orderNo, startedAt, events }));
  return `${JSON.stringify({ format: fileFormat, version: fileVersion, exportedAt: new Date(now).toISOString(), release, masked, ...(desk && { desk }), sessions }, null, 1)}\n`;
}

/** The data at the end of a readable text: one event per line. */
function writeDataBlock(conversations: readonly Conversation[], options: FileOptions): string {
  const file = writeSessionFile(conversations, options).trimEnd();
  // Every line of indented JSON begins with blanks, and JSON texts have no line breaks.
  const lines = file.replace(/\n {4,}(?=[}\]"{])/g, '').replace(/\n {4,}/g, ' ');
  return `${dataLine}\n${lines}\n${dataEnd}\n`;
}

/** `text` is for people, `json` for the replay of the support desk. */
export type ExportForm = 'text' | 'json';

type Options = FileOptions & { form: ExportForm; translate: Translate };

/** Makes a file of conversations, and its text for a preview. `masked`: the number of hidden places. */
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
        `${words}\n${writeDataBlock(ready, options)}`,
      ].join('\n\n');
  const file = new File([text], exportName(about, isJson ? 'json' : 'txt'), {
    type: isJson ? 'application/json' : 'text/plain',
  });
  const count = results.reduce((sum, result) => addMasks(sum, result.count), noMasks);
  return { file, text, masked: count, conversations: ready };
}
