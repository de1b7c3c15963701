import { IDBFactory } from 'fake-indexeddb';
import type { OutboxRecord } from '@/features/complaints/records/complaint-drafts';
import { createStorage } from '@/platform/storage/storage';
import { clientOn } from './client';

const json = (body: unknown) => new Response(JSON.stringify(body));

const now = () => Date.UTC(2026, 11, 1, 3);

/** One borrower's storage, as the next page opens it. */
export const outboxStorage = () =>
  createStorage({
    owner: () => 'someone',
    now,
    localStorage: globalThis.localStorage,
    stores: [
      'complaint-outbox',
      'complaint-drafts',
      'waiting-ratings',
      'selected-order',
      'receipts',
      'payments',
      'leases',
    ],
  });

/** A server that does as it is told, and one borrower's storage. */
export function outboxWorld() {
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage.clear();
  const calls: string[] = [];
  const keys: (string | null)[] = [];
  const sent: string[] = [];
  const listed: { id: string; time: number; type: string; content: string }[] = [];
  const answers: Record<string, () => Response | Promise<Response>> = {
    'upload-problem-img': () => json({ code: '00', data: { url: `https://pictures/${String(calls.length)}` } }),
    'problem-save': () => json({ code: '00', data: { problemId: '77' } }),
    'problem-list': () => json({ code: '00', data: { tabs: [], list: listed } }),
  };
  async function transport(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.split('/').pop() ?? '';
    calls.push(name);
    if (name === 'problem-save') {
      const words = (await request.clone().formData()).get('problemDetail');
      sent.push(typeof words === 'string' ? words : '');
    }
    if (name === 'problem-save' || name.endsWith('-score')) keys.push(request.headers.get('Idempotency-Key'));
    return (answers[name] ?? (() => json({ code: '1' })))();
  }
  const api = clientOn(transport, { baseUrl: 'https://api.example', idempotencyHeader: 'Idempotency-Key' });
  const storage = outboxStorage();
  return {
    api,
    storage,
    calls,
    /** What the saves were named by. */
    keys,
    sent,
    answers,
    listed,
    json,
    now,
    /** An answer that never comes: the connection breaks after the request has left. */
    lost: () => Promise.reject(new TypeError('Failed to fetch')),
  };
}

/** An entry with one picture that is not uploaded. */
export function entryOf(part: Partial<OutboxRecord> = {}): OutboxRecord {
  return {
    id: 'e1',
    createdAt: 1,
    text: 'They called my boss',
    problemType: '6',
    problemSonType: '',
    typeTitle: 'Something else',
    sonTypeTitle: '',
    hasUnknownOrder: false,
    orderNo: '00123',
    orderName: 'Kilat',
    images: [{ id: 'i1', name: 'a.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(8), url: '' }],
    transcript: null,
    proof: null,
    offered: null,
    attempt: null,
    tries: 0,
    error: '',
    state: 'waiting',
    ...part,
  };
}
