import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { Finding, Stage } from '@/domain/payments/payment';
import type { ChatEvent } from '@/features/chat/log/events';
import type { DisputePartName } from '@/features/records/dispute/dispute-format';
import { partTitles } from '@/features/records/dispute/file-sections';
import type { CheckedPart, PartState } from './import/read-dispute';
import type { MarkKind, ConversationOutcome } from './library/summary';

/** Parts of a dispute file, and its table of contents. */
export const partNames: Record<DisputePartName | 'manifest', MessageDescriptor> = {
  manifest: msg({ message: 'Table of contents', comment: 'Part of a dispute file: which parts it has' }),
  ...partTitles,
};

const states: Record<PartState, MessageDescriptor> = {
  intact: msg({ message: 'Checksum fits', comment: 'A part of a file has the checksum it was written with' }),
  changed: msg({ message: 'Changed', comment: 'A part of a file was changed after it was written' }),
  unsealed: msg({ message: 'Unsealed', comment: 'A part of a file was written without a checksum' }),
  unchecked: msg({ message: 'Not checked', comment: 'This browser cannot work out the checksum of a part of a file' }),
  missing: msg({ message: 'Missing', comment: 'A part that a file should have is not in it' }),
};

/** @returns the state of a part in words */
export function stateName({ state, isReadable }: Pick<CheckedPart, 'state' | 'isReadable'>): MessageDescriptor {
  return isReadable || state === 'missing'
    ? states[state]
    : msg({ message: 'Unreadable', comment: 'A part of a file cannot be read' });
}

/** What the phone did about a payment, or was told. */
export const stageNames: Record<Stage, MessageDescriptor> = {
  shown: msg`Code shown`,
  said: msg`“I have paid” was tapped`,
  committing: msg`Card payment: being sent`,
  sms: msg`Card payment: waiting for the SMS code`,
  confirming: msg`Card payment: being confirmed`,
  asking: msg`Cashier’s page: asked for`,
  away: msg`Cashier’s page: the person has left for it`,
  unknown: msg`The server’s answer was lost`,
  accepted: msg`Accepted by the server`,
  refused: msg`Refused by the server`,
  cancelled: msg`Cancelled`,
};

export const findingNames: Record<Finding['is'], MessageDescriptor> = {
  arrived: msg`Seen on the loan`,
  unclear: msg`Not clear whether it arrived`,
  settled: msg`The loan was paid off, by it or without it`,
};

const askedForPerson = msg`Asked for a person`;

const records: Record<1 | 2 | 3 | 4, MessageDescriptor> = {
  1: askedForPerson,
  2: msg`Feedback given`,
  3: msg`Rating given`,
  4: msg`Message written`,
};

/** A conversation of which the phone could not read a part. */
export const incompleteWords = msg`Incomplete: a part could not be read`;

/** A conversation with the id of an earlier import, and other events. */
export const differingWords = msg`Differs from an earlier import`;

const names: Record<Exclude<ChatEvent['type'], 'message-queued'>, MessageDescriptor> = {
  'session-started': msg`Conversation started`,
  'category-chosen': msg`Category chosen`,
  'questions-loaded': msg`Questions shown`,
  'questions-failed': msg`Questions not loaded`,
  'question-asked': msg`Question asked`,
  'questions-retried': msg`Questions asked for again`,
  'message-sending': msg`Sending`,
  'message-sent': msg`Delivered`,
  'message-failed': msg`Sending failed`,
  'message-cancelled': msg`Sending cancelled`,
  'rating-closed': msg`Rating closed`,
  'handed-off': askedForPerson,
  'network-changed': msg`Network changed`,
  resumed: msg`Taken up again`,
  incomplete: incompleteWords,
};

/** The name of an event. The bot's last words, without choices, are its answer. */
export function eventName(event: ChatEvent): MessageDescriptor {
  if (event.type === 'questions-loaded' && event.question && event.answers.length === 0) return msg`Answer shown`;
  return event.type === 'message-queued' ? records[event.kind] : names[event.type];
}

/** The subject of the event as written: a title, a text, a value; often empty. */
export function eventDetail(event: ChatEvent): string {
  if ('title' in event) return event.title;
  if ('orderName' in event) return event.orderName;
  if ('question' in event) return event.question ?? '';
  if ('reply' in event) return event.reply;
  if ('online' in event) return event.online ? 'online' : 'offline';
  if ('attempt' in event) return event.attempt > 1 ? `#${String(event.attempt)}` : '';
  if (event.type === 'message-queued')
    return event.kind === 3 ? `${event.value}/5` : event.kind === 4 ? event.value : '';
  if (event.type === 'message-failed') return event.text || event.reason;
  return event.type === 'questions-failed' ? event.reason : '';
}

/** An idle gap, milliseconds, by its two largest units. */
export function describeGap(gap: number): MessageDescriptor {
  const days = Math.floor(gap / millisecondsInDay);
  const hours = Math.floor((gap % millisecondsInDay) / millisecondsInHour);
  const minutes = Math.floor((gap % millisecondsInHour) / millisecondsInMinute);
  const seconds = Math.floor((gap % millisecondsInMinute) / millisecondsInSecond);
  if (days > 0) return hours > 0 ? msg`${days} d ${hours} h later` : msg`${days} d later`;
  if (hours > 0) return minutes > 0 ? msg`${hours} h ${minutes} min later` : msg`${hours} h later`;
  if (minutes > 0) return seconds > 0 ? msg`${minutes} min ${seconds} s later` : msg`${minutes} min later`;
  return msg`${seconds} s later`;
}

/** Playing time as `1:05`. */
export function clockText(position: number): string {
  const seconds = Math.floor(position / millisecondsInSecond);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

export const markNames: Record<MarkKind, MessageDescriptor> = {
  feedback: msg({ message: 'Feedback', comment: 'Mark in a chat replay' }),
  rating: msg({ message: 'Rating', comment: 'Mark in a chat replay' }),
  'hand-off': msg({ message: 'Hand-off', comment: 'Mark in a chat replay: handed over to a person' }),
  'failed-send': msg({ message: 'Failed send', comment: 'Mark in a chat replay' }),
};

export const outcomeNames: Record<ConversationOutcome, MessageDescriptor> = {
  resolved: msg({ message: 'Resolved', comment: 'Outcome of a chat' }),
  'not-resolved': msg({ message: 'Not resolved', comment: 'Outcome of a chat' }),
  'handed-off': msg({ message: 'Handed over', comment: 'Outcome of a chat: to a person' }),
  open: msg({ message: 'Open', comment: 'Outcome of a chat: nothing decided it yet' }),
};
