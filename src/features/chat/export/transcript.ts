import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { exportName } from '@/domain/export-name';
import { addMasks, maskTotal, noMasks } from '@/domain/mask/mask';
import { oneLine, quotedLines } from '@/domain/text/text-lines';
import { formatDate } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { ChatEvent } from '../log/events';
import { replay } from '../log/reduce';
import { readConversations } from '../log/sessions';
import { chatMarket, toArray, type ChatItem, type ChatState, type MessageItem } from '../log/state';
import { type Said, wordsOf } from '../log/words';
import {
  type Conversation,
  dataEnd,
  dataLine,
  fileFormat,
  fileVersion,
  orderNumbersOf,
  maskConversation,
} from './conversation';

export type TranscriptLine = { key: number; at: number; speaker: Said['from']; text: string; remark: string };

/** The names of the speakers; a note has none. */
export const speakers: Record<Exclude<Said['from'], 'note'>, MessageDescriptor> = {
  borrower: msg({ message: 'Borrower', comment: 'Who said a line of a chat transcript' }),
  bot: msg({ message: 'Assistant', comment: 'Who said a line of a chat transcript' }),
};

const remarks: Partial<Record<MessageItem['delivery'], MessageDescriptor>> = {
  queued: msg({ message: 'waiting to be sent', comment: 'Remark behind a chat message in a transcript' }),
  refused: msg({ message: 'refused', comment: 'Remark behind a chat message in a transcript' }),
  full: msg({ message: 'not sent', comment: 'Remark behind a chat message in a transcript' }),
  unknown: msg({ message: 'unclear whether it arrived', comment: 'Remark behind a chat message in a transcript' }),
  cancelled: msg({ message: 'cancelled', comment: 'Remark behind a chat message in a transcript' }),
};

function answerText({ text, answers }: Extract<ChatItem, { kind: 'answer' }>): string {
  return [text ?? '', ...answers.map(({ title }) => `  - ${title}`)].filter((line) => line !== '').join('\n');
}

function toLine(item: ChatItem, translate: Translate): TranscriptLine {
  const { from: speaker, text } = wordsOf(item, null, translate);
  const line = { key: item.key, at: item.at, speaker, text, remark: '' };
  if (item.kind === 'greeting') return { ...line, text: translate(msg`The conversation began.`) };
  if (item.kind === 'answer') return { ...line, text: answerText(item) };
  if (item.kind === 'reply') return { ...line, text: item.text };
  if (item.kind === 'trouble')
    return { ...line, speaker: 'note', text: translate(msg`The questions could not be loaded.`) };
  const remark = item.kind === 'message' ? remarks[item.delivery] : undefined;
  return { ...line, remark: remark ? translate(remark) : '' };
}

/** The lines of the conversation, without empty ones. */
export function transcriptLines(state: ChatState, translate: Translate): TranscriptLine[] {
  return toArray(state.items)
    .map((item) => toLine(item, translate))
    .filter(({ text }) => text !== '');
}

/** In the lender's time zone, like all times (decision 25, date forms). */
function offsetOf(events: readonly ChatEvent[]): string {
  const [first] = events;
  return chatMarket(first?.type === 'session-started' ? first.marketId : undefined).utcOffset;
}

/** A conversation as plain text; messages are not translated. @param utcOffset of all times, by default its own */
export function writeTranscript(
  { orderNo, events }: Conversation,
  release: string,
  translate: Translate,
  utcOffset = offsetOf(events),
): string {
  const state = replay(events);
  const { startedAt, orderName = '', orderStatus = '' } = state.session ?? {};
  const head = [
    translate(msg`Chat transcript`),
    orderNo === '' ? '' : `${translate(msg`Loan number`)}: ${orderNo}`,
    [orderName, orderStatus].filter(Boolean).join(' · '),
    startedAt === undefined ? '' : `${formatDate(startedAt, utcOffset, 'full')} (UTC${utcOffset})`,
    `${appConfig.appName} ${release}`,
  ];
  const lines = transcriptLines(state, translate).map(({ at, speaker, text, remark }) => {
    const who = speaker === 'note' ? '' : `${translate(speakers[speaker])}: `;
    return `[${formatDate(at, utcOffset, 'full')}] ${who}${quotedLines(text)}${remark === '' ? '' : ` (${remark})`}`;
  });
  return `${[...head.filter((line) => line !== '').map(oneLine), '', ...lines].join('\n')}\n`;
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

type FileOptions = {
  /** Epoch milliseconds. */
  now: number;
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
