import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { oneLine, quotedLines } from '@/domain/text/text-lines';
import { formatDate } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { ChatEvent } from '../log/events';
import { replay } from '../log/reduce';
import { chatMarket, toArray, type ChatItem, type ChatState, type MessageItem } from '../log/state';
import { type Said, wordsOf } from '../log/words';
import type { Conversation } from './conversation';

export type TranscriptLine = { key: number; at: number; speaker: Said['from']; text: string; remark: string };

/** The names of the speakers; a note has none. */
export const speakers: Record<Exclude<Said['from'], 'note'>, MessageDescriptor> = {
  borrower: msg({ message: 'Borrower', comment: 'Who said a line of a chat transcript' }),
  bot: msg({ message: 'Assistant', comment: 'Who said a line of a chat transcript' }),
};

const unclear = msg({ message: 'unclear whether it arrived', comment: 'Remark behind a chat message in a transcript' });

const remarks: Partial<Record<MessageItem['delivery'], MessageDescriptor>> = {
  queued: msg({ message: 'waiting to be sent', comment: 'Remark behind a chat message in a transcript' }),
  refused: msg({ message: 'refused', comment: 'Remark behind a chat message in a transcript' }),
  full: msg({ message: 'not sent', comment: 'Remark behind a chat message in a transcript' }),
  // Whether it arrives is known only later, perhaps never.
  sending: unclear,
  unknown: unclear,
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

/** The offset of its market, because all times are in the lender's time zone (decision 25, date forms). */
export function offsetOf(events: readonly ChatEvent[]): string {
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
