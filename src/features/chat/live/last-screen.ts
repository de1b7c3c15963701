import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { beginningOf } from '@/domain/text/cut-text';
import { toLabel } from '@/platform/api/blocks';
import type { Translate } from '@/platform/i18n/locale-store';
import { toArray, type ChatItem, type ChatState } from '../log/state';
import {
  answerWords,
  botWords,
  contactWords,
  deliveryWords,
  feedbackWords,
  greetingWords,
  messageWords,
  noteWords,
  troubleWords,
} from '../log/words';
import type { ChatScreenRecord } from '../records/chat-sessions';
import { contactsBelow } from '../view/ways';

/** As many entries as fill the screen of a phone. */
const shownItems = 20;

type Line = ChatScreenRecord['lines'][number];

/**
 * The texts of the last screen of a conversation, for the preview of its page: those of `ChatView` while the person can
 * do nothing, without its notices and the help after words of distress.
 */
export function lastScreenOf(state: ChatState, translate: Translate): ChatScreenRecord {
  const { session, category, items, list, feedback, trail, isOnline } = state;
  const button = (words: MessageDescriptor, icon = '') => ({ text: translate(words), icon });
  const contactsOf = (item: ChatItem) =>
    contactsBelow(item, state).map((contact) => button(contactWords[contact], contact));

  const line = (from: string, text: string, more: Partial<Line> = {}): Line[] => [
    { from, text: from === 'bot' ? beginningOf(text) : text, state: '', questions: [], ways: [], steps: [], ...more },
  ];

  function below(item: Extract<ChatItem, { kind: 'answer' }>): Partial<Line> {
    if (list.key !== item.key) return {};
    return {
      questions: item.answers.map(({ title, alias }) => toLabel(title || alias)),
      ways: [
        ...(feedback?.key === item.key ? Object.values(feedbackWords).map((words) => button(words)) : []),
        ...contactsOf(item),
      ],
      steps: trail.slice(0, -1).map(({ title }) => toLabel(title)),
    };
  }

  function linesOf(item: ChatItem): Line[] {
    switch (item.kind) {
      case 'greeting':
        return line('bot', greetingWords(session, translate));
      case 'choice':
        return line('own', beginningOf(item.text));
      case 'answer':
        return line('bot', item.text ?? translate(answerWords(item)), below(item));
      case 'trouble':
        return line('bot', translate(troubleWords(item)), {
          ways: list.key === item.key ? [button(msg`Try again`)] : [],
        });
      case 'message': {
        const ways = contactsOf(item);
        return [
          ...line('own', messageWords(item, translate), { state: translate(deliveryWords(item.delivery, isOnline)) }),
          ...(ways.length > 0 ? line('bot', translate(botWords.notResolved), { ways }) : []),
        ];
      }
      case 'reply':
        return line('bot', item.text || translate(botWords.reply), { ways: contactsOf(item) });
      case 'note':
        break;
    }
    return line('note', translate(noteWords[item.note]));
  }

  return {
    topics: (session?.categories ?? []).map(({ title }, index) => ({
      title: toLabel(title),
      tone: index === category ? 'open' : '',
    })),
    lines: toArray(items).slice(-shownItems).flatMap(linesOf),
  };
}
