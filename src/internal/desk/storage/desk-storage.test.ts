import { expect, it, vi } from 'vitest';
import { storeNames } from '@/config/stores';
import type { Conversation } from '@/features/chat/export/conversation';
import { createStorage } from '@/platform/storage/storage';
import { describeStores } from '../../../../tests/support/describe-stores';
import { sampleConversation } from '../../../../tests/support/sample-conversation';
import { deskRecords } from '../../../../tests/support/sample-records';
import { changeCase, exportCases, joinNotes, listCases, openDesk, importCases } from './support-cases';
import { saveImported, listImported, readImported, removeImported } from './support-sessions';

const sessionsOf = (count: number, orderNo = 'LN1') =>
  Array.from({ length: count }, (_, number) => ({
    conversation: sampleConversation({ id: `s-${number}`, orderNo }),
    release: '1.4.0+x',
  }));

/** The desk as a page sees it, or the next page. */
const reopen = () => openDesk(() => 1);

async function readAll(desk: ReturnType<typeof openDesk>): Promise<Conversation[]> {
  const found = await listImported(desk);
  const batches = [...new Set(found.map(({ batch }) => batch))];
  const headsOf = (batch: string) => found.flatMap((one) => (one.batch === batch ? [one.head] : []));
  const logs = await Promise.all(batches.map((batch) => readImported(desk, batch, headsOf(batch))));
  return logs.flat();
}

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
  expect(logs[0]?.events).toEqual(sampleConversation().events);
});

it('imported conversations replace stored ones, and are removed one by one', async () => {
  const desk = reopen();
  await saveImported(desk, sessionsOf(3));
  await saveImported(desk, sessionsOf(1, 'LN2'));
  const kept = (await readAll(desk)).map(({ id, orderNo }) => `${id} ${orderNo}`);
  expect(kept.sort()).toEqual(['s-0 LN2', 's-1 LN1', 's-2 LN1']);
  await removeImported(desk, new Set(['s-0', 's-2']));
  expect((await readAll(desk)).map(({ id }) => id)).toEqual(['s-1']);
});

it('a full device stores no part of imported conversations', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
  const desk = reopen();
  expect(await saveImported(desk, sessionsOf(2))).toBe('full');
  expect(await listImported(desk)).toEqual([]);
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
  const part = { opens: null, cases: [{ id: 's-1', notes: 'Card 4111 1111 1111 1111', isDone: true }] };
  await importCases(desk, part);
  await importCases(desk, part);
  expect((await listCases(desk)).get('s-1')).toEqual({
    notes: 'Mine ••••/••••/••••/1111\n\nCard •••• •••• •••• 1111',
    isDone: true,
  });
});

it.each([
  ['', 'b', 'b'],
  ['a', '', 'a'],
  ['a b', 'b', 'a b'],
  ['a', 'b', 'a\n\nb'],
])('the notes %j and %j are joined as %j', (own, other, joined) => expect(joinNotes(own, other)).toBe(joined));

it('exported notes are masked like the conversations; card numbers are always masked', () => {
  const cases = new Map([['s-1', { notes: 'Call 0812-3456-7890, card 4111 1111 1111 1111', isDone: false }]]);
  const notesOf = (masked: boolean) =>
    exportCases({ ids: ['s-1', 's-2'], cases, opens: null, masked }).cases.map(({ notes }) => notes);
  expect(notesOf(true)).toEqual(['Call ••••-••••-•890, card •••• •••• •••• 1111']);
  expect(notesOf(false)).toEqual(['Call 0812-3456-7890, card •••• •••• •••• 1111']);
});

describeStores(deskRecords);
