import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { beginningOf } from '@/domain/text/cut-text';
import { toLabel } from '@/platform/api/blocks';
import type { Translate } from '@/platform/i18n/locale-store';
import { contactsBelow, toArray, type ChatItem, type ChatState } from '../log/state';
import { contactWords, deliveryWords, feedbackWords, notResolvedWords, refusalHint, wordsOf } from '../log/words';
import type { ChatScreenRecord } from '../records/chat-sessions';

/** As many entries as fill the screen of a phone. */
const shownItems = 20;

type Line = ChatScreenRecord['lines'][number];

/** The texts of the last screen, for its preview: those of a read-only `ChatView`. */
export function lastScreenOf(state: ChatState, translate: Translate): ChatScreenRecord {
  const { session, category, items, list, feedback, trail, isOnline } = state;
  const button = (words: MessageDescriptor, icon = '') => ({ text: translate(words), icon });
  const nothingBelow = { state: '', trouble: '', questions: [], ways: [], steps: [] };

  function below(item: ChatItem, ways: Line['ways']): Partial<Line> {
    if (item.kind === 'message') {
      const trouble = item.delivery === 'refused' ? item.trouble || translate(refusalHint) : '';
      return { state: translate(deliveryWords(item.delivery, isOnline)), trouble };
    }
    if (item.kind === 'reply') return { ways };
    if (list.key !== item.key) return {};
    if (item.kind !== 'answer') return { ways: [button(msg`Try again`)] };
    const feedbackWays = Object.values(feedbackWords).map((words) => button(words));
    return {
      questions: item.answers.map(({ title, alias }) => toLabel(title || alias)),
      ways: [...(feedback?.key === item.key ? feedbackWays : []), ...ways],
      steps: trail.slice(0, -1).map(({ title }) => toLabel(title)),
    };
  }

  function linesOf(item: ChatItem): Line[] {
    const { from, text } = wordsOf(item, session, translate);
    const ways = contactsBelow(item, state).map((contact) => button(contactWords[contact], contact));
    const isMessage = item.kind === 'message';
    const line = { ...nothingBelow, from, text: isMessage ? text : beginningOf(text), ...below(item, ways) };
    if (!isMessage || ways.length === 0) return [line];
    return [line, { ...nothingBelow, from: 'bot', text: translate(notResolvedWords), ways }];
  }

  return {
    topics: (session?.categories ?? []).map(({ title }, index) => ({
      title: toLabel(title),
      tone: index === category ? 'open' : '',
    })),
    lines: toArray(items).slice(-shownItems).flatMap(linesOf),
  };
}
