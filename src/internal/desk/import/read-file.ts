import * as v from 'valibot';
import type { Conversation } from '@/features/chat/export/conversation';
import { alwaysSecret, maskConversation } from '@/features/chat/export/mask-conversation';
import { dataEnd, dataLine, fileFormat, fileVersion } from '@/features/chat/export/session-file';
import { chatEventSchema, logVersion, parseChatEvents } from '@/features/chat/log/events';
import { migrateChatLog } from '@/features/chat/records/chat-log-migration';
import { canonicalJson } from '@/features/records/dispute/seal';
import { readDispute, type ReadDispute } from '@/features/records/dispute/read-dispute';
import { deskPartSchema, type DeskPart } from '../storage/support-cases';
import { toImported, type ImportedDispute } from '../storage/support-disputes';
import type { ImportedSession } from '../storage/support-sessions';
import { ImportError } from './import-problem';

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const nameSchema = v.pipe(v.string(), v.maxLength(200));

const head = v.object({ format: v.literal(fileFormat), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Only named fields are taken over, so nothing in a file reaches a prototype. */
const body = v.object({
  release: v.optional(v.fallback(nameSchema, ''), ''),
  sessions: v.array(v.unknown()),
  // What a colleague says about a conversation is no reason to refuse it.
  desk: v.optional(v.fallback(v.nullable(deskPartSchema), null), null),
});

const sessionSchema = v.object({
  id: v.pipe(nameSchema, v.minLength(1)),
  orderNo: nameSchema,
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
function readSession(raw: unknown, index: number): Conversation {
  const parsed = v.safeParse(sessionSchema, raw);
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

/** The data at the end of a readable text; the text itself where there is none. */
function dataOf(text: string): string {
  const from = text.lastIndexOf(`\n${dataLine}`);
  if (from !== -1) {
    const data = text.slice(from + dataLine.length + 1);
    const end = data.lastIndexOf(`\n${dataEnd}`);
    return end === -1 ? data : data.slice(0, end);
  }
  if (/^\s*BEGIN:VCALENDAR/.test(text)) throw new ImportError({ kind: 'calendar' });
  if (/^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] /m.test(text) && !/^\s*[{[]/.test(text))
    throw new ImportError({ kind: 'only-text' });
  return text;
}

/**
 * Reads a file of conversations, or a readable text that holds one. Everything is checked. One wrong event refuses the
 * whole file, so nobody judges a conversation by a part of it.
 * @param text the file's content
 * @throws ImportError naming what is wrong
 */
export function readSessionFile(text: string): { sessions: ImportedSession[]; desk: DeskPart | null } {
  const raw = parseJson(dataOf(text));
  const parsedHead = v.safeParse(head, raw);
  if (!parsedHead.success) throw new ImportError({ kind: 'wrong-format' });
  if (parsedHead.output.version > fileVersion)
    throw new ImportError({ kind: 'newer-version', version: parsedHead.output.version });
  const parsedBody = v.safeParse(body, raw);
  if (!parsedBody.success) throw new ImportError({ kind: 'wrong-format' });
  if (parsedBody.output.sessions.length === 0) throw new ImportError({ kind: 'no-sessions' });
  const { sessions, release, desk } = parsedBody.output;
  return { sessions: sessions.map((one, index) => ({ conversation: readSession(one, index), release })), desk };
}

/** A short name for a file, the same for the same content: no checksum, only so that two files are told apart. */
function nameOf(text: string): string {
  let mixed = 5381;
  for (let place = 0; place < text.length; place += 1) mixed = (Math.imul(mixed, 33) ^ text.charCodeAt(place)) >>> 0;
  return mixed.toString(36);
}

/** Conversations that fit their form; null where one does not, so that nobody judges by a part. */
function sessionsOf({ parts: { chats } }: ReadDispute): Conversation[] | null {
  try {
    return (chats?.sessions ?? []).map((session, index) => readSession(session, index));
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}

/**
 * Reads a dispute file: checks every part, takes its conversations out. A conversation that was changed gets a name of
 * its own, so it never replaces the true one in the library.
 * @throws ImportError when it is no such file
 */
export async function readDisputeFile(
  text: string,
): Promise<{ conversations: Conversation[]; dispute: ImportedDispute }> {
  const read = await readDispute(text);
  if ('kind' in read) throw new ImportError(read);
  const found = sessionsOf(read);
  const isTrue =
    read.manifestState === 'intact' && read.checked.some(({ name, state }) => name === 'chats' && state === 'intact');
  const id = `${read.code ?? 'unsealed'}-${nameOf(canonicalJson([read.manifest, read.checked, read.parts]))}`;
  const conversations = (found ?? []).map((conversation) =>
    isTrue ? conversation : { ...conversation, id: `${conversation.id.slice(0, 120)}~${id}` },
  );
  const checked = read.checked.map((part) =>
    part.name === 'chats' && found === null ? { ...part, isReadable: false } : part,
  );
  return {
    conversations,
    dispute: toImported(
      { ...read, checked },
      id,
      conversations.map((conversation) => conversation.id),
    ),
  };
}
