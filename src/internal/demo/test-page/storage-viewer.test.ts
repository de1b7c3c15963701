import { expect, it } from 'vitest';
import type { openTable } from '@/platform/storage/table';
import { readStores, toText } from './storage-viewer';

function tablesOf(rows: Record<string, { key: string; raw: unknown }[]>): typeof openTable {
  const unused = () => Promise.reject(new Error('unused'));
  return (name) => ({
    read: unused,
    readAll: (owner) =>
      name in rows ? Promise.resolve(owner === 'me' ? (rows[name] ?? []) : []) : Promise.reject(new Error('blocked')),
    change: unused,
    clear: unused,
  });
}

const record = (savedAt: number, data: unknown) => ({ version: 2, owner: 'me', savedAt, data });

it('the records of the device are newest first, with time and version, unknown ones too', async () => {
  const open = tablesOf({
    'loan-web-chat-sessions': [
      { key: 'old', raw: record(1, 'a') },
      { key: 'odd', raw: 7 },
      { key: 'new', raw: record(2, 'b') },
    ],
  });
  const stores = await readStores('me', open);
  expect(stores.find(({ name }) => name === 'chat-sessions')?.records).toEqual([
    { key: 'new', savedAt: 2, version: 2, data: 'b' },
    { key: 'old', savedAt: 1, version: 2, data: 'a' },
    { key: 'odd', savedAt: null, version: null, data: 7 },
  ]);
  expect(stores.find(({ name }) => name === 'payments')).toMatchObject({ records: null });
});

it('the records of the device are shown without token and session id in any form, and with the size of bytes', () => {
  const nested = [{ sessionId: 'session-1', text: 'the token is token-1' }];
  const data = { token: 'token-1', nested, note: 'session-1' };
  const text = toText([data, new ArrayBuffer(12), new Uint8Array(3), 5n, new Date(0)], ['token-1', 'session-1', '']);
  expect(text).toContain('the token is •••');
  expect(text).not.toMatch(/token-1|session-1/);
  expect(JSON.parse(text)).toMatchObject([{}, '12 bytes', '3 bytes', '5', '1970-01-01T00:00:00.000Z']);
});
