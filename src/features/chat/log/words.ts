import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Translate } from '@/platform/i18n/locale-store';
import type { ChatContact, ChatItem, ChatSession, Delivery, MessageItem } from './state';

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

/** The text of the person's message. */
export function messageWords({ record, value }: Pick<MessageItem, 'record' | 'value'>, translate: Translate): string {
  if (record === 1) return translate(humanSupport);
  if (record === 2) return translate(feedbackWords[value === '1' ? 'resolved' : 'not-resolved']);
  return record === 3 ? translate(stars(value)) : value;
}

const noteWords: Record<Extract<ChatItem, { kind: 'note' }>['note'], MessageDescriptor> = {
  resumed: msg({ message: 'Conversation continued', comment: 'The person opened an earlier chat again' }),
  'handed-off': msg`Passed on to customer service`,
  incomplete: msg`A part of this chat could not be read and is missing here`,
};

/** What the conversation is about, and what the borrower can do. */
function greetingWords(session: ChatSession | null, translate: Translate): string {
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
const botWords = {
  questions: msg`What would you like to know?`,
  noQuestions: msg`There is nothing more about this here. Please choose another topic, or write to us.`,
  reply: msg`Thank you, I have noted this. Customer service can tell you more.`,
  offline: msg`I cannot reach the server just now. Please check your connection.`,
  unreachable: msg`I could not get the answers just now.`,
};

/** The bot's answer to "not resolved". */
export const notResolvedWords = msg`I am sorry that this did not help. Customer service can do more.`;

/** An entry of the conversation in words. `isOfServer`: the text is in the language of the server. */
export type Said = { from: 'borrower' | 'bot' | 'note'; text: string; isOfServer: boolean };

/** Who says an entry of the conversation, and its text. */
export function wordsOf(item: ChatItem, session: ChatSession | null, translate: Translate): Said {
  const said = (from: Said['from'], text: string, isOfServer = false): Said => ({ from, text, isOfServer });
  const bot = (text: string | null, words: MessageDescriptor) =>
    text ? said('bot', text, true) : said('bot', translate(words));
  switch (item.kind) {
    case 'greeting':
      return said('bot', greetingWords(session, translate));
    case 'choice':
      return said('borrower', item.text, true);
    case 'message':
      return said('borrower', messageWords(item, translate));
    case 'answer':
      return bot(item.text, item.answers.length > 0 ? botWords.questions : botWords.noQuestions);
    case 'reply':
      return bot(item.text, botWords.reply);
    case 'trouble':
      return said('bot', translate(item.reason === 'offline' ? botWords.offline : botWords.unreachable));
    case 'note':
      break;
  }
  return said('note', translate(noteWords[item.note]));
}

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

/** What to do about a refusal without words. */
export const refusalHint = msg`Please try again. If it happens again, contact customer service.`;

/** The state of a message. */
export const deliveryWords = (delivery: Delivery, isOnline: boolean) =>
  delivery === 'queued' && !isOnline ? msg`Waiting for a connection` : deliveries[delivery];

/** The texts of the buttons to customer service. */
export const contactWords: Readonly<Record<ChatContact, MessageDescriptor>> = {
  contact: msg({ message: 'Write to customer service', comment: 'Button in the chat: opens the form for a message' }),
  complain: msg`File a complaint`,
  call: msg({ message: 'Call us', comment: 'Button: to the telephone numbers of customer service' }),
};
