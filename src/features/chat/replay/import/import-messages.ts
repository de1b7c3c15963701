import { isDispute } from '@/storage/dispute/read-dispute';
import type { Conversation } from '../../export/conversation';
import type { ChatEvent } from '../../log/events';
import { ImportError, type ImportProblem } from './import-problem';
import { readDisputeFile } from './read-dispute-file';
import { readSessionFile } from './read-session-file';
import type { ImportedDispute } from './support-disputes';

/** What the worker says, in portions: taking over 20 MB in one piece would stop the page. */
export type ImportMessage =
  | { type: 'conversation'; head: Omit<Conversation, 'events'> }
  | { type: 'events'; events: readonly ChatEvent[] }
  | { type: 'dispute'; dispute: ImportedDispute }
  | { type: 'done' }
  | { type: 'refused'; problem: ImportProblem };

/** Events in one message. */
const PORTION = 1_000;

function* portionsOf(conversations: readonly Conversation[]): Generator<ImportMessage> {
  for (const { events, ...head } of conversations) {
    yield { type: 'conversation', head };
    for (let from = 0; from < events.length; from += PORTION)
      yield { type: 'events', events: events.slice(from, from + PORTION) };
  }
  yield { type: 'done' };
}

/** What a file held: conversations, and where it was a dispute file, the rest of it. */
export type Imported = { conversations: Conversation[]; dispute: ImportedDispute | null };

/** Reads a file and tells what is in it. Runs in the worker; in the page where there are none. */
export async function* importMessages(text: string): AsyncGenerator<ImportMessage> {
  try {
    if (isDispute(text)) {
      const { conversations, dispute } = await readDisputeFile(text);
      yield { type: 'dispute', dispute };
      yield* portionsOf(conversations);
    } else {
      yield* portionsOf(readSessionFile(text));
    }
  } catch (error) {
    yield { type: 'refused', problem: error instanceof ImportError ? error.problem : { kind: 'wrong-format' } };
  }
}

/** Puts the portions together again. */
export function createCollector(): { take: (message: ImportMessage) => void; imported: () => Imported } {
  let dispute: ImportedDispute | null = null;
  const collected: (Omit<Conversation, 'events'> & { events: ChatEvent[] })[] = [];
  return {
    take(message) {
      if (message.type === 'conversation') collected.push({ ...message.head, events: [] });
      if (message.type === 'dispute') dispute = message.dispute;
      if (message.type === 'events') collected[collected.length - 1]?.events.push(...message.events);
    },
    imported: () => ({ conversations: collected, dispute }),
  };
}
