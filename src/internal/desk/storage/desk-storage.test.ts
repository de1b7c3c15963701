import { describeStores } from '@tests/support/describe-stores';
import { sampleConversation } from '@tests/support/sample-conversation';
import { deskRecords } from '@tests/support/sample-records';
import { storeNames } from '@/config/stores';
import type { Conversation } from '@/features/chat/export/conversation';
import { createStorage } from '@/platform/storage/storage';
import { headOf } from '../library/summary';
import { changeCase, exportCases, joinNotes, listCases, openDesk, importCases } from './support-cases';
import { disputesOf } from './support-disputes';
import {
  saveImported,
  listImported,
  placeImported,
  readImported,
  removeImported,
  supportHeads,
  supportLogs,
} from './support-sessions';

const sessionsOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    conversation: sampleConversation({ id: `s-${number}`, orderNo: 'LN1' }),
    release: '1.4.0+x',
  }));

/** The desk as a page sees it, or the next page. */
const reopen = () => openDesk(() => 1);

async function readAll(desk: ReturnType<typeof openDesk>): Promise<Conversation[]> {
  return readImported(desk, await listImported(desk));
}

/** Imports what a file contains. @returns the ids in the library of its conversations */
async function importAll(desk: ReturnType<typeof openDesk>, ...conversations: Conversation[]): Promise<string[]> {
  const read = conversations.map((conversation) => ({ conversation, release: '' }));
  const { sessions, names } = await placeImported(desk, read, []);
  await saveImported(desk, sessions);
  return conversations.map(({ id }) => names.get(id) ?? '');
}

/** The library as ids, with the number of events and the id of the earlier import. */
const listAll = async (desk: ReturnType<typeof openDesk>) =>
  (await listImported(desk))
    .map(({ head: { id, count, differsFrom } }): [string, number, string] => [id, count, differsFrom])
    .sort(([, , one], [, , other]) => one.localeCompare(other));

const whole = sampleConversation();
const part = { ...whole, events: whole.events.slice(0, 5) };
/** The same conversation with other words. */
const changed = {
  ...whole,
  events: whole.events.map((event) => (event.type === 'question-asked' ? { ...event, title: 'Friday' } : event)),
};

const databases = async () => (await indexedDB.databases()).map(({ name = '' }) => name);

it('the stores of the desk are never made on a borrower’s phone, not even while it is cleared', async () => {
  const phone = createStorage({ owner: () => 'u:1', now: () => 1, stores: storeNames });
  await phone.clearOwner('u:1');
  await phone.clearAll();
  const names = await databases();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name.includes('support'))).toEqual([]);
});

it('the stores of the desk survive a borrower’s sign-out on the same device, and can be deleted by hand', async () => {
  const desk = reopen();
  await saveImported(desk, sessionsOf(1));
  await createStorage({ owner: () => 'u:1', now: () => 1, stores: storeNames }).clearAll();
  expect(await listImported(reopen())).toHaveLength(1);
  await desk.clearAll();
  expect(await listImported(reopen())).toEqual([]);
});

it('imported conversations are read completely, with their build, from a few records', async () => {
  const desk = reopen();
  const sessions = sessionsOf(230);
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  expect(await saveImported(desk, sessions)).toBe('saved');
  expect(puts.mock.calls.length).toBeLessThan(20);
  const again = reopen();
  const heads = await listImported(again);
  expect(new Set(heads.map(({ head }) => head.id)).size).toBe(230);
  expect(heads[0]?.head.release).toBe('1.4.0+x');
  const logs = await readAll(again);
  expect(logs.map(({ id }) => id).sort()).toEqual(sessions.map(({ conversation }) => conversation.id).sort());
  expect(logs[0]?.events).toEqual(sampleConversation({ orderNo: 'LN1' }).events);
});

it('imported conversations are removed one by one', async () => {
  const desk = reopen();
  await saveImported(desk, sessionsOf(3));
  await removeImported(desk, new Set(['s-0', 's-2']));
  expect((await readAll(desk)).map(({ id }) => id)).toEqual(['s-1']);
});

it('an imported conversation with the same id and other events is stored beside the first one, once', async () => {
  const desk = reopen();
  await importAll(desk, whole);
  const [name = ''] = await importAll(desk, changed);
  expect(await importAll(reopen(), changed)).toEqual([name]);
  expect(await listAll(reopen())).toEqual([
    ['s-1', 23, ''],
    [name, 23, 's-1'],
  ]);
  const events = new Map((await readAll(reopen())).map((one) => [one.id, one.events]));
  expect(events).toEqual(
    new Map([
      ['s-1', whole.events],
      [name, changed.events],
    ]),
  );
});

it.each([
  ['the continuation replaces its beginning', [part, whole], [['s-1', 23, '']]],
  ['the beginning does not replace its continuation', [whole, part], [['s-1', 23, '']]],
  ['the same conversation is stored once', [whole, whole], [['s-1', 23, '']]],
])('of imported conversations %s', async (_, files, library) => {
  for (const file of files) await importAll(reopen(), file);
  expect(await listAll(reopen())).toEqual(library);
  expect((await readAll(reopen()))[0]?.events).toEqual(whole.events);
});

it('the continuation of a different conversation replaces only that one', async () => {
  const desk = reopen();
  await importAll(desk, whole);
  const [name] = await importAll(desk, { ...changed, events: changed.events.slice(0, 5) });
  expect(await importAll(desk, changed)).toEqual([name]);
  expect(await listAll(desk)).toEqual([
    ['s-1', 23, ''],
    [name, 23, 's-1'],
  ]);
});

it('a stored conversation stays on a full device, and until its continuation is stored', async () => {
  await importAll(reopen(), part);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
  await importAll(reopen(), whole);
  put.mockRestore();
  expect(await readAll(reopen())).toEqual([part]);
  // The page is closed before the old one is removed.
  const closed = reopen();
  await saveImported(closed, [{ conversation: whole, release: '' }]);
  await closed.open(supportHeads).set('old', { heads: [headOf(part, '')] });
  expect(await readAll(reopen())).toEqual([whole]);
});

it('a conversation without a readable log is replaced', async () => {
  const desk = reopen();
  await importAll(desk, whole);
  for (const { key } of await desk.open(supportLogs).list()) await desk.open(supportLogs).remove(key);
  await importAll(desk, changed);
  expect(await readAll(desk)).toEqual([changed]);
});

it('a conversation that only the page has is stored by the next import of the same file', async () => {
  const loose = { conversation: whole, release: '1.4.0+x' };
  const read = [{ conversation: part, release: '' }];
  expect((await placeImported(reopen(), read, [loose])).sessions).toEqual([loose]);
  const { sessions } = await placeImported(reopen(), [{ conversation: changed, release: '' }], [loose]);
  expect(sessions).toMatchObject([{ differsFrom: 's-1' }]);
});

it('notes are stored per case, and deleted if the case is unchanged', async () => {
  const desk = reopen();
  await changeCase(desk, 's-1', (old) => ({ ...old, notes: 'Called back', isDone: true }));
  expect(await listCases(reopen())).toEqual(new Map([['s-1', { notes: 'Called back', isDone: true }]]));
  await changeCase(desk, 's-1', () => ({ notes: '', isDone: false }));
  expect((await listCases(desk)).size).toBe(0);
});

it('notes are joined with those of a colleague, without card numbers', async () => {
  const desk = reopen();
  await changeCase(desk, 's-1', (old) => ({ ...old, notes: 'Mine 4111/1111/1111/1111' }));
  const cases = [{ id: 's-1', notes: 'Card 4111 1111 1111 1111', isDone: true }];
  await importCases(desk, cases, 'From a file:');
  await importCases(desk, cases, 'From a file:');
  expect((await listCases(desk)).get('s-1')).toEqual({
    notes: 'Mine ••••/••••/••••/1111\n\nFrom a file:\nCard •••• •••• •••• 1111',
    isDone: true,
  });
});

it.each([
  ['', 'b', 'file\nb'],
  ['a', '', 'a'],
  ['a\nb', 'b', 'a\nb'],
  ['Not paid', 'paid', 'Not paid\n\nfile\npaid'],
  ['a', 'b', 'a\n\nfile\nb'],
])('the notes %j and %j are joined as %j', (own, other, joined) => expect(joinNotes(own, other, 'file')).toBe(joined));

it('exported notes are masked like the conversations; card numbers are always masked', () => {
  const written = 'Loan 202603010045: call 0812-3456-7890, card 4111 1111 1111 1111';
  const cases = new Map([['s-1', { notes: written, isDone: false }]]);
  const notesOf = (masked: boolean) =>
    exportCases({ ids: ['s-1', 's-2'], cases, opens: null, orders: ['202603010045'], masked }).desk.cases.map(
      ({ notes }) => notes,
    );
  expect(notesOf(true)).toEqual(['Loan 202603010045: call ••••-••••-•890, card •••• •••• •••• 1111']);
  expect(notesOf(false)).toEqual(['Loan 202603010045: call 0812-3456-7890, card •••• •••• •••• 1111']);
});

it.each([
  [false, ['a', 'b', 'c']],
  [true, ['a']],
])('notes of dispute files go with the conversations of a list, filtered: %s', (isListFiltered, expected) => {
  const disputes = [
    { id: 'a', sessionIds: ['s-1'] },
    { id: 'b', sessionIds: ['s-2'] },
    { id: 'c', sessionIds: [] },
  ];
  const shown = [
    { id: 's-1', source: 'imported' },
    { id: 's-2', source: 'own' },
  ];
  expect(disputesOf(disputes, shown, isListFiltered).map(({ id }) => id)).toEqual(expected);
});

describeStores(deskRecords);
