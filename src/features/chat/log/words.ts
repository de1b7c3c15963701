import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Translate } from '@/platform/i18n/locale-store';
import type { ChatItem, MessageItem } from './state';

const humanSupport = msg({
  message: 'Please connect me with customer service.',
  comment: 'What the person says in the chat by choosing human support',
});

/** The answers to "did this help?", as buttons and as messages. */
export const feedbackWords = {
  resolved: msg({ message: 'Resolved', comment: 'Feedback: the answer solved it' }),
  'not-resolved': msg({ message: 'Not resolved', comment: 'Feedback: the answer did not help' }),
};

const stars = (value: string) => msg`${value} of 5 stars`;

/** The text of the person's message: in its bubble, in an exported file, and in a complaint. */
export function messageWords({ record, value }: Pick<MessageItem, 'record' | 'value'>, translate: Translate): string {
  if (record === 1) return translate(humanSupport);
  if (record === 2) return translate(feedbackWords[value === '1' ? 'resolved' : 'not-resolved']);
  return record === 3 ? translate(stars(value)) : value;
}

/** The events between messages, on the screen and in an exported file. */
export const noteWords: Record<Extract<ChatItem, { kind: 'note' }>['note'], MessageDescriptor> = {
  resumed: msg({ message: 'Conversation continued', comment: 'The person opened an earlier chat again' }),
  'handed-off': msg`Passed on to customer service`,
};
