import type { Conversation } from '@/features/chat/export/conversation';
import type { ChatEvent } from '@/features/chat/log/events';
import { isDispute } from '@/features/records/dispute/read-dispute';
import type { DeskPart } from '../storage/support-cases';
import type { ImportedDispute } from '../storage/support-disputes';
import type { ImportedSession } from '../storage/support-sessions';
import { ImportError, type ImportProblem } from './import-problem';
import { readDisputeFile, readSessionFile } from './read-file';

/** What the worker says, in portions: taking over 20 MB in one piece would stop the page. */
export type ImportMessage =
  | { type: 'conversation'; head: Omit<Conversation, 'events'>; release: string }
  | { type: 'events'; events: readonly ChatEvent[] }
  | { type: 'dispute'; dispute: ImportedDispute }
  | { type: 'desk'; desk: DeskPart }
  | { type: 'done' }
  | { type: 'refused'; problem: ImportProblem };

/** Events in one message. */
const PORTION = 1_000;

function* portionsOf(sessions: readonly ImportedSession[]): Generator<ImportMessage> {
  for (const { conversation, release } of sessions) {
    const { events, ...head } = conversation;
    yield { type: 'conversation', head, release };
    for (let from = 0; from < events.length; from += PORTION)
      yield { type: 'events', events: events.slice(from, from + PORTION) };
  }
  yield { type: 'done' };
}

/** What a file holds: conversations, the rest of a dispute file, the notes of a colleague. */
export type Imported = { sessions: ImportedSession[]; dispute: ImportedDispute | null; desk: DeskPart | null };

/** Reads a file and tells what is in it. Runs in the worker; in the page where there are none. */
export async function* importMessages(text: string): AsyncGenerator<ImportMessage> {
  try {
    if (isDispute(text)) {
      const { conversations, dispute } = await readDisputeFile(text);
      yield { type: 'dispute', dispute };
      const { release } = dispute.manifest;
      yield* portionsOf(conversations.map((conversation) => ({ conversation, release })));
    } else {
      const { sessions, desk } = readSessionFile(text);
      if (desk) yield { type: 'desk', desk };
      yield* portionsOf(sessions);
    }
  } catch (error) {
    yield { type: 'refused', problem: error instanceof ImportError ? error.problem : { kind: 'wrong-format' } };
  }
}

/** Puts the portions together again. */
export function createCollector(): { take: (message: ImportMessage) => void; imported: () => Imported } {
  let dispute: ImportedDispute | null = null;
  let desk: DeskPart | null = null;
  let events: ChatEvent[] = [];
  const sessions: ImportedSession[] = [];
  return {
    take(message) {
      if (message.type === 'conversation') {
        events = [];
        sessions.push({ conversation: { ...message.head, events }, release: message.release });
      }
      if (message.type === 'dispute') dispute = message.dispute;
      if (message.type === 'desk') desk = message.desk;
      if (message.type === 'events') events.push(...message.events);
    },
    imported: () => ({ sessions, dispute, desk }),
  };
}
