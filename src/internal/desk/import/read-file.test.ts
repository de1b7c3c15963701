import { always } from '@tests/support/always';
import { disputeComplaint, disputeText } from '@tests/support/dispute-file';
import { sessionText } from '@tests/support/replay';
import { sampleConversation, sessionStarted, toLog } from '@tests/support/sample-conversation';
// @vitest-environment jsdom
import fc from 'fast-check';
import { packConversations } from '@/features/chat/export/masked-conversations';
import { dataEnd, dataLine } from '@/features/chat/export/session-file';
import { replay } from '@/features/chat/log/reduce';
import { importFile } from './import-file';
import { ImportError, maxFileBytes, readSessionFile, readDisputeFile, type ImportProblem } from './import-messages';

const written = sessionText([sampleConversation()]);

type Loose = {
  format: unknown;
  version: unknown;
  sessions: { id?: string; orderNo?: string; startedAt?: number; events: Record<string, unknown>[] }[];
};

/** The sample's file with something changed. */
function spoiled(change: (file: Loose) => void): string {
  // Only a test breaks a file on purpose.
  const file = JSON.parse(written) as unknown as Loose;
  change(file);
  return JSON.stringify(file);
}

function problemOf(text: string): ImportProblem | null {
  try {
    readSessionFile(text);
    return null;
  } catch (error) {
    if (error instanceof ImportError) return error.problem;
    throw error;
  }
}

const conversationsOf = (text: string) => readSessionFile(text).sessions.map(({ conversation }) => conversation);

function logOf(file: Loose, change: Partial<Loose['sessions'][number]>): void {
  Object.assign(file.sessions[0] ?? {}, change);
}

const eventOf = (file: Loose, index: number): Record<string, unknown> => file.sessions[0]?.events[index] ?? {};

it('reading a file of conversations returns what was written', () => {
  expect(conversationsOf(written)).toEqual([sampleConversation()]);
});

it('a conversation begins when its first event does, whatever its head says', () => {
  expect(conversationsOf(spoiled((file) => logOf(file, { startedAt: 8.64e15 })))).toEqual([sampleConversation()]);
});

const badEvent = (event: number, type: string, field: string): ImportProblem => ({
  kind: 'bad-event',
  session: 1,
  event,
  type,
  field,
});
const noEvent = null as unknown as Record<string, unknown>;
const withoutStart = sampleConversation()
  .events.slice(1)
  .map((event, seq) => ({ ...event, seq }));
const idWithBlank: ImportProblem = { kind: 'bad-session', session: 1, field: 'id' };
const tooLong: ImportProblem = { kind: 'too-long', session: 1 };
const noEvents: ImportProblem = { kind: 'bad-session', session: 1, field: 'events' };

it.each<[string, (file: Loose) => void, ImportProblem]>([
  ['another format', (file) => (file.format = 'other'), { kind: 'wrong-format' }],
  ['a version that is none', (file) => (file.version = 'one'), { kind: 'wrong-format' }],
  ['a newer version', (file) => (file.version = 2), { kind: 'newer-version', version: 2 }],
  ['no conversation', (file) => file.sessions.splice(0), { kind: 'no-sessions' }],
  ['the id of a dispute file', (file) => logOf(file, { id: 'dispute 3fa9' }), idWithBlank],
  ['no events', (file) => logOf(file, { events: [] }), noEvents],
  ['an unknown event', (file) => (eventOf(file, 4)['type'] = 'teleported'), badEvent(5, 'teleported', 'type')],
  ['a wrong field', (file) => (eventOf(file, 2)['title'] = 5), badEvent(3, 'question-asked', 'title')],
  ['a moment that is not a date', (file) => (eventOf(file, 2)['at'] = 1e300), badEvent(3, 'question-asked', 'at')],
  ['a type of all objects', (file) => (eventOf(file, 4)['type'] = 'constructor'), badEvent(5, 'constructor', 'type')],
  ['a gap in the numbers', (file) => file.sessions[0]?.events.splice(3, 1), badEvent(4, 'message-queued', 'seq')],
  ['a log without its start', (file) => logOf(file, { events: withoutStart }), { kind: 'no-start', session: 1 }],
  ['an order of its own', (file) => (eventOf(file, 0)['orderNo'] = 'LN2'), { kind: 'other-order', session: 1 }],
  ['a text that makes pages hang', (file) => (eventOf(file, 13)['value'] = 'x'.repeat(500_001)), tooLong],
  [
    'a list that makes pages hang',
    (file) => (eventOf(file, 0)['categories'] = Array.from({ length: 1_001 }, () => ({ id: 'c', title: 'C' }))),
    tooLong,
  ],
  ['two of one id', (file) => file.sessions.push(...file.sessions), { kind: 'double-id', session: 2 }],
  ['a value that is not an event', (file) => file.sessions[0]?.events.splice(1, 1, noEvent), badEvent(2, '', '')],
])('reading a file of conversations refuses a file with %s, with the reason', (_name, change, problem) => {
  expect(problemOf(spoiled(change))).toEqual(problem);
});

it.each<[string, string, ImportProblem]>([
  ['nothing', '', { kind: 'empty' }],
  ['blanks', ' \n', { kind: 'empty' }],
  ['text', 'hello', { kind: 'not-json' }],
  ['half a file', written.slice(0, -200), { kind: 'not-json' }],
  ['a list', '[]', { kind: 'wrong-format' }],
  ['null', 'null', { kind: 'wrong-format' }],
])('reading a file of conversations refuses %s, with the reason', (_name, text, problem) => {
  expect(problemOf(text)).toEqual(problem);
});

it('a file of conversations with any value in any place is read, or refused with a reason', () => {
  const places = [...written.matchAll(/(?<=: )(?:"[^"]*"|-?\d+|true|false|null)/g)];
  fc.assert(
    fc.property(
      fc.nat(places.length - 1),
      fc.oneof(
        fc.constantFrom<unknown>('__proto__', '\ud800', 'x'.repeat(5_000), 1e308, -1, 0.5, null, [], {}),
        fc.jsonValue(),
      ),
      (place, value) => {
        const [old = '', at = 0] = [places[place]?.[0], places[place]?.index];
        // Other errors are thrown on, and fail the test.
        problemOf(written.slice(0, at) + JSON.stringify(value) + written.slice(at + old.length));
      },
    ),
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it('reading a file of conversations changes no prototype', () => {
  const evil = written
    .replace(
      '"format"',
      '"__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }, "format"',
    )
    .replaceAll('"seq"', '"__proto__": { "polluted": true }, "seq"');
  const [conversation] = conversationsOf(evil);
  expect(conversation).toEqual(sampleConversation());
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.keys(conversation?.events[0] ?? {})).not.toContain('__proto__');
});

it('direction characters of a file become visible, and its pictures are not requested', () => {
  const categories = [{ id: 'c1', title: 'T\u202e', icon: 'https://evil.example/x.png' }];
  const text = spoiled((file) => {
    logOf(file, { orderNo: 'LN\u202e1' });
    Object.assign(eventOf(file, 0), { orderNo: 'LN\u202e1', orderName: 'Dana \u2066', categories });
  });
  const [read] = conversationsOf(text);
  expect(read).toMatchObject({ orderNo: 'LN\ufffd1' });
  expect(read?.events[0]).toMatchObject({
    orderNo: 'LN\ufffd1',
    orderName: 'Dana \ufffd',
    categories: [{ title: 'T\ufffd' }],
  });
  expect(JSON.stringify(read)).not.toMatch(/evil|[\u202a-\u202e\u2066-\u2069]/);
});

it('reading a file of conversations masks a card number', () => {
  const text = spoiled((file) => (eventOf(file, 13)['value'] = 'kartu 4111 1111 1111 1111'));
  expect(JSON.stringify(readSessionFile(text))).not.toContain('4111 1111');
});

it('reading a file of conversations accepts a question tree with a circle, and replays it', () => {
  const list = (pid: string, child: string) => ({
    type: 'questions-loaded' as const,
    pid,
    question: null,
    answers: [{ id: child, title: child, alias: '', actionType: 1 }],
  });
  const circle = toLog([
    [0, sessionStarted({ categories: [{ id: 'a', title: 'A' }] })],
    [1, list('a', 'b')],
    [1, { type: 'question-asked', qaId: 'b', title: 'b' }],
    [1, list('b', 'a')],
    [1, { type: 'question-asked', qaId: 'a', title: 'a' }],
    [1, list('a', 'b')],
  ]);
  const [read] = conversationsOf(sessionText([sampleConversation({ events: circle })]));
  expect(replay(read?.events.slice(0, 6) ?? []).trail.map(({ id }) => id)).toEqual(['a']);
});

const translate = ({ message = '' }: { message?: string }) => message;
const options = { form: 'text' as const, now: 0, release: '1.2.0+x', translate };
const saying = (value: string) =>
  sampleConversation({
    events: toLog([
      [0, sessionStarted()],
      [0, { type: 'message-queued', id: 'm', kind: 4, value, qaId: '' }],
      [5, { type: 'message-sent', id: 'm', reply: 'ok' }],
    ]),
  });

always(
  'a readable text reads back the exported conversation, with any texts',
  [
    fc
      .array(fc.oneof(fc.string(), fc.constantFrom(`\n${dataLine}\n{}`, `\n${dataEnd}`, '\n  ]', '}\n    {', '\r\n')))
      .map((parts) => parts.join('')),
  ],
  (words) => {
    const { text, conversations } = packConversations([saying(words)], { ...options, masked: true });
    expect(readSessionFile(text)).toEqual({
      sessions: conversations.map((conversation) => ({ conversation, release: '1.2.0+x' })),
      desk: null,
    });
  },
);

it('a readable text is masked in both of its forms', () => {
  const { text } = packConversations([saying('0812-3456-7890')], { ...options, masked: true });
  expect(text).not.toContain('3456');
});

const withDesk = (desk: object) => sessionText([sampleConversation()], desk);

it('notes of a colleague are imported with the file', () => {
  const desk = { opens: { session: 's-1', at: '7' }, cases: [{ id: 's-1', notes: 'Called back', isDone: true }] };
  expect(readSessionFile(withDesk(desk)).desk).toEqual(desk);
});

it('invalid notes of a colleague are left out, not the conversation', () => {
  const { sessions, desk } = readSessionFile(
    withDesk({ opens: null, cases: [{ id: 's-1', notes: 'x'.repeat(20_001), isDone: true }] }),
  );
  expect([sessions.length, desk]).toEqual([1, null]);
});

it('importing a file refuses more than 20 MB before reading', async () => {
  const file = new File(['x'], 'big.json');
  Object.defineProperty(file, 'size', { value: maxFileBytes + 1 });
  Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('was read')) });
  await expect(importFile(file)).rejects.toMatchObject({ problem: { kind: 'too-large', bytes: maxFileBytes + 1 } });
});

const conversation = sampleConversation();
const session = { ...conversation, events: [...conversation.events] };

const disputeFile = (change: Partial<typeof session> = {}, content = 'Paid twice') =>
  disputeText({ complaint: { ...disputeComplaint, content }, chats: { sessions: [{ ...session, ...change }] } });

it('importing a dispute file with an unreadable conversation reads the rest', async () => {
  const { conversations, dispute } = await readDisputeFile(
    await disputeFile({ events: [{ seq: 0, at: 1, type: 'teleported' } as never] }),
  );
  expect(conversations).toEqual([]);
  expect(dispute.checked).toContainEqual({ name: 'chats', state: 'intact', isReadable: false });
  expect(dispute.complaint?.content).toBe('Paid twice');
});

it('importing a dispute file with a text that makes pages hang reads the rest, without direction characters', async () => {
  const text = await disputeText(
    { complaint: { ...disputeComplaint, answer: 'x'.repeat(500_001) }, chats: { sessions: [session] } },
    { orderNo: 'LN\u202e1' },
  );
  const { conversations, dispute } = await readDisputeFile(text);
  expect(conversations).toHaveLength(1);
  expect(dispute).toMatchObject({ manifest: { orderNo: 'LN\ufffd1' }, manifestState: 'intact' });
  expect(dispute.checked).toContainEqual({ name: 'complaint', state: 'intact', isReadable: false });
  expect(dispute.complaint).toBeUndefined();
});

it('importing a dispute file with two conversations of one id reads the rest', async () => {
  const text = await disputeText({ complaint: disputeComplaint, chats: { sessions: [session, session] } });
  const { conversations, dispute } = await readDisputeFile(text);
  expect(conversations).toEqual([]);
  expect(dispute.checked).toContainEqual({ name: 'chats', state: 'intact', isReadable: false });
});

it('importing a dispute file masks a card number', async () => {
  const { dispute } = await readDisputeFile(await disputeFile({}, 'My card is 4111 2222 3333 4448'));
  expect(dispute.complaint?.content).toBe('My card is •••• •••• •••• 4448');
});

it('importing a dispute file leaves its loan number, also one that could be a card number', async () => {
  const orderNo = '4111222233334448';
  const complaint = { ...disputeComplaint, content: `About loan ${orderNo}` };
  const { dispute } = await readDisputeFile(await disputeText({ complaint }, { orderNo }));
  expect(dispute.complaint?.content).toBe(`About loan ${orderNo}`);
});

it.each([
  ['<!doctype html><script type="application/json" data-dispute="manifest">{}</script>', 'wrong-format'],
  ['<!doctype html><p>hello', 'not-json'],
])('importing a dispute file refuses another page: %s', async (text, kind) => {
  await expect(importFile(new File([text], 'x.html'))).rejects.toMatchObject({ problem: { kind } });
});
