import type { Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import { instant } from '@/domain/instant';
import type { OrderKey } from '@/domain/order-key';
import { loanDetails } from '@/platform/api/contract/loan';
import type { CallDefinition } from '@/platform/api/define-call';
import { orderKey } from '@/platform/api/schema';
import type { Services } from '@/platform/services';
import { defineStore } from '@/platform/storage/definition';
import { answerBuster, answerVersion, shownAnswer, type StoredAnswer } from './stored-answer';

/** The calls whose answers a page previews (src/boot/preview/previews.ts; a test compares them). */
const callsWithPreview = ['loan-details', 'loan-play-detail', 'delay-detail', 'loan-detail-confirm', 'problem-list'];

/** Stored answers (decision 63, stored answers). Keyed by call and request. */
export const persistedAnswers = defineStore({
  name: 'kept-answers',
  version: answerVersion,
  toCopy: (answer, key) => (callsWithPreview.some((call) => key.startsWith(`${call}-`)) ? answer : undefined),
  schema: v.object({
    /** Version of the contract that parsed the answer, and the market. */
    buster: v.string(),
    queryKey: v.array(v.unknown()),
    /** Parsed by the schema of the call. */
    data: v.unknown(),
    /** When it arrived, epoch milliseconds by the server's clock. */
    readAt: instant,
  }),
});

/** The maximum of answers of one borrower; the oldest are removed first. */
const maxAnswers = 40;

type Needed = Pick<Services, 'storage' | 'clock' | 'session'>;

/** Fields whose values are stored unchanged: some ids, times and telephone numbers look like card numbers. */
const isExact = /(?:^id|Id|No|^time|Time|phone|whatsapp)$/;

/** An address may contain a token in its query. */
const address = /^(https?:\/\/[^\s?#]+)[?#]\S*$/i;

/** The stored form of an answer, or its field `name`: money as digits, no card numbers, addresses without query. */
export function toStored(value: unknown, name = ''): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return isExact.test(name) ? value : hideCardNumbers(value.replace(address, '$1'));
  if (Array.isArray(value)) return value.map((entry) => toStored(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toStored(entry, key)]));
}

const keyOf = (call: CallDefinition, queryHash: string) => `${call.name}-${queryHash}`;

/** @returns the answer to a query from an earlier visit; `null` without one that is recent and fits the contract */
export async function readStoredAnswer(
  queryHash: string,
  call: CallDefinition,
  { storage, clock, session }: Needed,
): Promise<StoredAnswer | null> {
  const store = storage.open(persistedAnswers);
  const record = await store.get(keyOf(call, queryHash));
  const stored = record && shownAnswer(record.data, session.commonParams()['pop'], clock.now());
  const parsed = v.safeParse(call.answer, stored?.data);
  if (stored && parsed.success) {
    clock.atLeast(stored.readAt);
    return { ...stored, data: parsed.output };
  }
  if (record) await store.remove(record.key);
  return null;
}

/** When the stored answer of a query arrived: several components may use the query, but it is stored once. */
const storedAt = new WeakMap<Query, number>();

/** Stores the latest answer of a query for the borrower who requested it. Never rejects because of a database. */
export async function storeAnswer(
  query: Query,
  call: CallDefinition,
  owner: string,
  { storage, clock, session }: Needed,
): Promise<void> {
  const { queryHash, queryKey, state } = query;
  if (session.current()?.ownerId !== owner || storedAt.get(query) === state.dataUpdatedAt) return;
  storedAt.set(query, state.dataUpdatedAt);
  const store = storage.open(persistedAnswers);
  const buster = answerBuster(session.commonParams()['pop']);
  // It may have waited long for a visible page.
  const readAt = clock.now() - Math.max(0, Date.now() - state.dataUpdatedAt);
  const answer = { buster, queryKey: [...queryKey], data: toStored(state.data), readAt };
  // On a full device drafts need the space more.
  if ((await store.set(keyOf(call, queryHash), answer)) === 'full') await store.clear();
  const excess = (await store.list()).slice(maxAnswers);
  await Promise.all(excess.map(({ key }) => store.remove(key)));
}

/** The loan that this borrower read last on this phone, or the one of an order with its product; `null` if none. */
export async function lastReadLoan({ storage }: Pick<Services, 'storage'>, orderId?: string): Promise<OrderKey | null> {
  for (const { key, data } of await storage.open(persistedAnswers).list()) {
    if (!key.startsWith(`${loanDetails.name}-`)) continue;
    for (const part of data.queryKey) {
      const parsed = v.safeParse(v.object(orderKey), part);
      if (!parsed.success) continue;
      const { output: loan } = parsed;
      if (orderId === undefined || (loan.orderId === orderId && loan.productId !== '')) return loan;
    }
  }
  return null;
}
