import { toArray, type ChatState, type MessageItem } from './state';

/** What goes along to the complaint form: who said what, oldest first. */
export type HandOver = { startedAt: number; lines: { from: 'borrower' | 'bot'; text: string }[] };

/** Lines that go along; of a longer conversation the last ones. */
const most = 200;

/**
 * The conversation in words, for the person who takes it over.
 * @param words what a message says
 */
export function handOverOf({ session, items }: ChatState, words: (message: MessageItem) => string): HandOver {
  const lines = toArray(items).flatMap((item): HandOver['lines'] => {
    if (item.kind === 'choice') return [{ from: 'borrower', text: item.text }];
    if (item.kind === 'message') return item.delivery === 'cancelled' ? [] : [{ from: 'borrower', text: words(item) }];
    if ((item.kind === 'answer' || item.kind === 'reply') && item.text) return [{ from: 'bot', text: item.text }];
    return [];
  });
  return { startedAt: session?.startedAt ?? 0, lines: lines.slice(-most) };
}
