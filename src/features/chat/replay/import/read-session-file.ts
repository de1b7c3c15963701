import * as v from 'valibot';
import { migrateChatLog } from '@/storage/records/chat-log-migration';
import type { Conversation } from '../../export/conversation';
import { alwaysSecret, maskConversation } from '../../export/mask-conversation';
import { fileFormat, fileVersion } from '../../export/session-file';
import { chatEventSchema, logVersion, parseChatEvents } from '../../log/events';
import { ImportError } from './import-problem';

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const name = v.pipe(v.string(), v.maxLength(200));

const head = v.object({ format: v.literal(fileFormat), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Only named fields are taken over, so nothing in a file reaches a prototype. */
const body = v.object({
  sessions: v.array(v.unknown()),
});

const session = v.object({
  id: v.pipe(name, v.minLength(1)),
  orderNo: name,
  startedAt: time,
  endedAt: v.nullable(time),
  logVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  events: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ImportError({ kind: 'empty' });
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    throw new ImportError({ kind: 'not-json' });
  }
}

/** What is wrong with an event, in its own words: its type, and the field that does not fit. */
function describeEvent(raw: unknown): { type: string; field: string } {
  const type =
    typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string'
      ? raw.type.slice(0, 60)
      : '';
  const parsed = v.safeParse(chatEventSchema, raw);
  return { type, field: parsed.success ? 'seq' : (v.getDotPath(parsed.issues[0]) ?? '') };
}

/**
 * Reads one conversation of a file, by its form and event by event.
 * @param index its place in the file, from 0
 * @throws ImportError naming what is wrong
 */
export function readSession(raw: unknown, index: number): Conversation {
  const parsed = v.safeParse(session, raw);
  if (!parsed.success)
    throw new ImportError({ kind: 'bad-session', session: index + 1, field: v.getDotPath(parsed.issues[0]) ?? '' });
  const { logVersion: version, events: stored, ...rest } = parsed.output;
  if (version > logVersion) throw new ImportError({ kind: 'newer-version', version });
  const current = migrateChatLog(stored, version);
  const { events, brokenAt } = parseChatEvents(current);
  if (brokenAt !== null)
    throw new ImportError({
      kind: 'bad-event',
      session: index + 1,
      event: brokenAt + 1,
      ...describeEvent(current[brokenAt]),
    });
  // A file may come from anywhere: what no export may show is not taken in either.
  return maskConversation({ ...rest, events }, alwaysSecret).conversation;
}

/**
 * Reads a file of conversations. Nothing in it is believed; one wrong event refuses the whole file, so that nobody
 * judges a conversation by a part of it.
 * @param text the file's content
 * @throws ImportError naming what is wrong
 */
export function readSessionFile(text: string): Conversation[] {
  const raw = parseJson(text);
  const parsedHead = v.safeParse(head, raw);
  if (!parsedHead.success) throw new ImportError({ kind: 'wrong-format' });
  if (parsedHead.output.version > fileVersion)
    throw new ImportError({ kind: 'newer-version', version: parsedHead.output.version });
  const parsedBody = v.safeParse(body, raw);
  if (!parsedBody.success) throw new ImportError({ kind: 'wrong-format' });
  if (parsedBody.output.sessions.length === 0) throw new ImportError({ kind: 'no-sessions' });
  return parsedBody.output.sessions.map(readSession);
}
