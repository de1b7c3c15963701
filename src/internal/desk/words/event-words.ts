import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { ChatEvent } from '@/features/chat/log/events';

const records: Record<1 | 2 | 3 | 4, MessageDescriptor> = {
  1: msg`Hand-off recorded`,
  2: msg`Feedback given`,
  3: msg`Rating given`,
  4: msg`Message written`,
};

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
  'rating-opened': msg`Rating opened`,
  'rating-closed': msg`Rating closed`,
  'handed-off': msg`Handed over to a person`,
  'network-changed': msg`Network changed`,
  resumed: msg`Taken up again`,
};

const answerShown = msg`Answer shown`;

/** An event's name for people. What the bot says where nothing more can be chosen is its answer. */
export function eventName(event: ChatEvent): MessageDescriptor {
  if (event.type === 'questions-loaded' && event.question && event.answers.length === 0) return answerShown;
  return event.type === 'message-queued' ? records[event.kind] : names[event.type];
}

/** What the event is about, as it was written: a title, a text, a value; often empty. */
export function eventDetail(event: ChatEvent): string {
  if ('title' in event) return event.title;
  if ('orderName' in event) return event.orderName;
  if ('question' in event) return event.question ?? '';
  if ('reply' in event) return event.reply;
  if ('online' in event) return event.online ? 'online' : 'offline';
  if ('attempt' in event) return event.attempt > 1 ? `#${String(event.attempt)}` : '';
  if ('stars' in event) return event.stars === 0 ? '' : `${String(event.stars)}/5`;
  if (event.type === 'message-queued')
    return event.kind === 3 ? `${event.value}/5` : event.kind === 4 ? event.value : '';
  if (event.type === 'message-failed') return event.text || event.reason;
  return event.type === 'questions-failed' ? event.reason : '';
}
