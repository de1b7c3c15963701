import * as v from 'valibot';
import { type Conversation, maskConversation } from '@/features/chat/export/conversation';
import { dataEnd, dataLine, fileFormat, fileVersion } from '@/features/chat/export/session-file';
import { type ChatEvent, chatEventSchema, parseChatEvents } from '@/features/chat/log/events';
import { type DisputeParts, canonicalJson, manifestSchema } from '@/features/records/dispute/dispute-format';
import { attempt } from '@/platform/browser/attempt';
import { hash53 } from '@/platform/session/owner-id';
import { deskPartSchema, type DeskPart } from '../storage/support-cases';
import { toImported, type ImportedDispute } from '../storage/support-disputes';
import type { ImportedSession } from '../storage/support-sessions';
import { isDispute, readDispute } from './read-dispute';

export type PlainProblem = 'empty' | 'not-json' | 'wrong-format' | 'no-sessions' | 'unreadable';

/** Why a file is refused. Sessions and events count from 1. */
export type ImportProblem =
  | { kind: PlainProblem }
  | { kind: 'too-large'; bytes: number }
  | { kind: 'newer-version'; version: number }
  | { kind: 'bad-session'; session: number; field: string }
  | { kind: 'double-id' | 'no-start' | 'other-order' | 'too-long'; session: number }
  | { kind: 'bad-event'; session: number; event: number; type: string; field: string };

/** A file that was refused. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export const maxFileBytes = 20 * 1024 * 1024;

/** Longest text, UTF-16 units, and list in a file: more than a picture or a chat has, and pages do not hang. */
const maxLengths = { text: 500_000, list: 1_000 };

/** A value with visible direction characters, which could show another number. @throws RangeError if too long */
function tame(value: unknown): unknown {
  const isText = typeof value === 'string';
  if ((isText || Array.isArray(value)) && value.length > maxLengths[isText ? 'text' : 'list'])
    throw new RangeError('too long');
  if (isText) return value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
  if (Array.isArray(value)) return value.map(tame);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tame(part)]));
}

const nameSchema = v.pipe(v.string(), v.maxLength(200));

const formatSchema = v.object({
  format: v.literal(fileFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Only named fields are read, so that a file cannot reach a prototype. */
const body = v.object({
  release: v.optional(v.fallback(nameSchema, ''), ''),
  sessions: v.array(v.unknown()),
  // Invalid notes of a colleague do not refuse the conversation.
  desk: v.optional(v.fallback(v.nullable(deskPartSchema), null), null),
});

const sessionSchema = v.object({
  // Without blanks, so that no conversation has the notes of a dispute file (`caseOfDispute`).
  id: v.pipe(nameSchema, v.regex(/^\S+$/)),
  orderNo: nameSchema,
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

/** The problem of an event: its type, and the invalid field. */
function describeEvent(raw: unknown): { type: string; field: string } {
  const type =
    typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string'
      ? raw.type.slice(0, 60)
      : '';
  const parsed = v.safeParse(chatEventSchema, raw);
  return { type, field: parsed.success ? 'seq' : (v.getDotPath(parsed.issues[0]) ?? '') };
}

/** Pictures of topics would be requested from an address that the file names. */
function withoutIcons(event: ChatEvent): ChatEvent {
  if (event.type !== 'session-started') return event;
  return { ...event, categories: event.categories.map(({ id, title }) => ({ id, title })) };
}

/** Reads the conversation at a place of a file, from 0, and checks every event. @throws ImportError */
function readSession(raw: unknown, index: number): Conversation {
  const session = index + 1;
  const parsed = v.safeParse(sessionSchema, raw);
  if (!parsed.success)
    throw new ImportError({ kind: 'bad-session', session, field: v.getDotPath(parsed.issues[0]) ?? '' });
  const { id, ...head } = parsed.output;
  const orderNo = String(tame(head.orderNo));
  const stored = attempt(() => head.events.map(tame));
  if (!stored) throw new ImportError({ kind: 'too-long', session });
  const { events, brokenAt } = parseChatEvents(stored);
  if (brokenAt !== null)
    throw new ImportError({ kind: 'bad-event', session, event: brokenAt + 1, ...describeEvent(stored[brokenAt]) });
  const [first] = events;
  if (first?.type !== 'session-started') throw new ImportError({ kind: 'no-start', session });
  if (events.some((event) => event.type === 'session-started' && event.orderNo !== orderNo))
    throw new ImportError({ kind: 'other-order', session });
  // Files come from anywhere, so card numbers are removed.
  const { conversation } = maskConversation({ id, orderNo, startedAt: first.at, events }, 'cards');
  return { ...conversation, events: conversation.events.map(withoutIcons) };
}

/** Reads the conversations of a file. @throws ImportError with the reason */
function readSessions(raw: readonly unknown[]): Conversation[] {
  const ids = new Set<string>();
  return raw.map((one, index) => {
    const conversation = readSession(one, index);
    if (ids.has(conversation.id)) throw new ImportError({ kind: 'double-id', session: index + 1 });
    ids.add(conversation.id);
    return conversation;
  });
}

/** The data at the end of a readable text; the text itself if there is none. */
function dataOf(text: string): string {
  const from = text.lastIndexOf(`\n${dataLine}`);
  if (from === -1) return text;
  const data = text.slice(from + dataLine.length + 1);
  const end = data.lastIndexOf(`\n${dataEnd}`);
  return end === -1 ? data : data.slice(0, end);
}

/** Reads conversations, or a text that contains them; one invalid event refuses the whole file. @throws ImportError */
export function readSessionFile(text: string): { sessions: ImportedSession[]; desk: DeskPart | null } {
  const raw = parseJson(dataOf(text));
  const parsedHead = v.safeParse(formatSchema, raw);
  if (!parsedHead.success) throw new ImportError({ kind: 'wrong-format' });
  if (parsedHead.output.version > fileVersion)
    throw new ImportError({ kind: 'newer-version', version: parsedHead.output.version });
  const parsedBody = v.safeParse(body, raw);
  if (!parsedBody.success) throw new ImportError({ kind: 'wrong-format' });
  if (parsedBody.output.sessions.length === 0) throw new ImportError({ kind: 'no-sessions' });
  const { sessions, release, desk } = parsedBody.output;
  return { sessions: readSessions(sessions).map((conversation) => ({ conversation, release })), desk };
}

/** The parts that the desk can show, with their conversations: all or none, so that agents never decide by a part. */
function shownParts({ chats, ...others }: DisputeParts): { parts: DisputeParts; conversations: Conversation[] } {
  const parts: DisputeParts = {};
  for (const [name, part] of Object.entries(others)) {
    const tamed = attempt(() => tame(part));
    // A tamed part differs only in its texts; TypeScript cannot follow that.
    if (tamed !== undefined) Object.assign(parts, { [name]: tamed });
  }
  const conversations = chats && attempt(() => readSessions(chats.sessions));
  return { parts: { ...parts, ...(conversations && { chats }) }, conversations: conversations ?? [] };
}

/** Reads a dispute file and its conversations; checksums do not show who made it. @throws ImportError */
export async function readDisputeFile(
  text: string,
): Promise<{ conversations: Conversation[]; dispute: ImportedDispute }> {
  const read = await readDispute(text);
  if ('kind' in read) throw new ImportError(read);
  const { parts, conversations } = shownParts(read.parts);
  const id = `${read.code ?? 'unsealed'}-${hash53(canonicalJson([read.manifest, read.checked, read.parts]))}`;
  const checked = read.checked.map((part) => ({ ...part, isReadable: part.name in parts }));
  const tamed = { ...read, manifest: v.parse(manifestSchema, tame(read.manifest)), parts, checked };
  const sessionIds = conversations.map((conversation) => conversation.id);
  return { conversations, dispute: toImported(tamed, id, sessionIds) };
}

/** Content of a file: conversations, the rest of a dispute file, notes of a colleague. */
export type Imported = { sessions: ImportedSession[]; dispute: ImportedDispute | null; desk: DeskPart | null };

/** Reads the text of a file. Runs in the worker, or in the page without one. @returns why a file is refused */
export async function readImport(text: string): Promise<Imported | ImportProblem> {
  try {
    if (!isDispute(text)) return { ...readSessionFile(text), dispute: null };
    const { conversations, dispute } = await readDisputeFile(text);
    const { release } = dispute.manifest;
    return { sessions: conversations.map((conversation) => ({ conversation, release })), dispute, desk: null };
  } catch (error) {
    return error instanceof ImportError ? error.problem : { kind: 'wrong-format' };
  }
}
