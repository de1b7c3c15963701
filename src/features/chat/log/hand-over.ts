import { toArray, type ChatState, type MessageItem } from './state';

/** The conversation as a text for the complaint form, oldest line first. */
export type HandOver = { startedAt: number; lines: { from: 'borrower' | 'bot'; text: string }[] };

/** Maximum number of lines; a longer conversation loses its first ones. */
const most = 200;

/**
 * The text of a conversation for the person who takes over.
 * @param words the text of a message
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
