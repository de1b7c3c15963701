import type { LocalPreview, PreviewField, PreviewFields } from '@/ui/preview';
import type { ChatScreenRecord } from '../records/chat-sessions';

const rowsOf = (rows: readonly PreviewFields[]): PreviewField | null => (rows.length === 0 ? null : { rows });

const textsOf = (texts: readonly string[]) => rowsOf(texts.map((text) => ({ text: { text } })));

/** Preview of the chat: its last screen. Nothing in it can be tapped before the chat itself is there. */
export const chatPreview = {
  messages: [],
  input: 'orderNo',
  toFields({ topics, lines }: ChatScreenRecord): PreviewFields {
    return {
      waiting: null,
      last: {},
      topics: { rows: topics.map(({ title, tone }) => ({ topic: { tone }, title: { text: title } })) },
      lines: {
        rows: lines.map(({ from, text, state, trouble, questions, ways, steps }) => ({
          bot: from === 'bot' ? {} : null,
          botText: { text },
          questions: textsOf(questions),
          ways: rowsOf(
            ways.map(({ text: name, icon }) => ({ name: { text: name }, ...(icon !== '' && { [icon]: {} }) })),
          ),
          steps: textsOf(steps),
          own: from === 'borrower' ? {} : null,
          ownText: { text, isTyped: true },
          state: state === '' ? null : { text: state },
          trouble: trouble === '' ? null : { text: trouble },
          note: from === 'note' ? { text } : null,
        })),
      },
    };
  },
} satisfies LocalPreview;
