import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Translate } from '@/platform/i18n/locale-store';
import type { ChatItem, ChatSession, Delivery, MessageItem } from './state';

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
  incomplete: msg`A part of this chat could not be read and is missing here`,
};

type Said<Kind extends ChatItem['kind']> = Extract<ChatItem, { kind: Kind }>;

/** The first text of the bot: what the conversation is about, and what the borrower can do. */
export function greetingWords(session: ChatSession | null, translate: Translate): string {
  const { orderName = '', orderStatus = '', categories = [] } = session ?? {};
  return [
    translate(msg`Hello! I am your virtual assistant.`),
    [orderName, orderStatus].filter((part) => part !== '').join(' · '),
    translate(categories.length > 0 ? msg`Choose a question, or write to me.` : msg`Write to me what it is about.`),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** What the bot says where the server has no text. */
export const botWords = {
  questions: msg`What would you like to know?`,
  noQuestions: msg`There is nothing more about this here. Please choose another topic, or write to us.`,
  reply: msg`Thank you, I have noted this. Customer service can tell you more.`,
  notResolved: msg`I am sorry that this did not help. Customer service can do more.`,
  offline: msg`I cannot reach the server just now. Please check your connection.`,
  unreachable: msg`I could not get the answers just now.`,
};

/** The bot's text that leads to the next questions. */
export const answerWords = ({ answers }: Pick<Said<'answer'>, 'answers'>) =>
  answers.length > 0 ? botWords.questions : botWords.noQuestions;

/** The bot's text when the questions could not be loaded. */
export const troubleWords = ({ reason }: Pick<Said<'trouble'>, 'reason'>) =>
  reason === 'offline' ? botWords.offline : botWords.unreachable;

const deliveries: Record<Delivery, MessageDescriptor> = {
  queued: msg({ message: 'Queued', comment: 'State of a chat message: it waits for its turn' }),
  unsaved: msg`Not saved, because your phone has no room left. It is sent only while this page is open.`,
  storing: msg`Sending…`,
  sending: msg`Sending…`,
  sent: msg({ message: 'Sent', comment: 'State of a chat message' }),
  refused: msg({ message: 'Refused', comment: 'State of a chat message that the server refused' }),
  full: msg`Not sent, because your phone has no room left`,
  unknown: msg`We do not know whether this arrived.`,
  cancelled: msg({ message: 'Cancelled', comment: 'State of a chat message that the person decided not to send' }),
};

/** The state of a message. */
export const deliveryWords = (delivery: Delivery, isOnline: boolean) =>
  delivery === 'queued' && !isOnline ? msg`Waiting for a connection` : deliveries[delivery];

/** The contacts from the bot to customer service: in writing, as a complaint, by telephone. */
export const contactWords = {
  contact: msg({ message: 'Write to customer service', comment: 'Button in the chat: opens the form for a message' }),
  complain: msg`File a complaint`,
  call: msg({ message: 'Call us', comment: 'Button: to the telephone numbers of customer service' }),
};
