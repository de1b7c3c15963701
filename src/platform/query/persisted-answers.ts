import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
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
import { answerBuster, isRecent, maxAnswerAge, type StoredAnswer, answerVersion } from './stored-answer';

/** The calls whose answers a page previews (src/boot/preview/previews.ts; a test compares them). */
const callsWithPreview = ['loan-details', 'loan-play-detail', 'delay-detail', 'loan-detail-confirm', 'problem-list'];

/**
 * Stored answers in the format of TanStack Query's persister (decision 63, stored answers). Keyed by call and request.
 */
export const persistedAnswers = defineStore({
  name: 'kept-answers',
  version: answerVersion,
  isCopied: (key) => callsWithPreview.some((call) => key.startsWith(`${call}-`)),
  schema: v.object({
    /** Version of the contract that parsed the answer, and the market. */
    buster: v.string(),
    queryHash: v.string(),
    queryKey: v.array(v.unknown()),
    state: v.object({
      /** Parsed by the schema of the call. */
      data: v.unknown(),
      /** When it arrived, epoch milliseconds by the server's clock. */
      dataUpdatedAt: instant,
    }),
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

/** The other fields of a successful query's state; the persister restores them with the data. */
const answered = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** TanStack Query's persister on the app's storage; it removes answers that are unreadable or too old. */
function persisterOf(call: CallDefinition, { storage, clock, session }: Needed) {
  const store = storage.open(persistedAnswers);
  return experimental_createQueryPersister<v.InferOutput<typeof persistedAnswers.schema>>({
    prefix: call.name,
    buster: answerBuster(session.commonParams()['pop']),
    maxAge: maxAnswerAge,
    storage: {
      getItem: async (key) => (await store.get(key))?.data,
      async setItem(key, value) {
        // On a full device drafts need the space more.
        if ((await store.set(key, value)) === 'full') await store.clear();
      },
      removeItem: async (key) => void (await store.remove(key)),
    },
    serialize: ({ state, ...rest }) => ({
      ...rest,
      queryKey: [...rest.queryKey],
      state: { data: toStored(state.data), dataUpdatedAt: clock.now() },
    }),
    deserialize({ state: { data, dataUpdatedAt }, ...rest }) {
      if (!isRecent(dataUpdatedAt, clock.now()))
        throw new Error('The time of the stored answer is too old or in the future');
      const stored: StoredAnswer = { data: v.parse(call.answer, data), readAt: dataUpdatedAt };
      return { ...rest, state: { ...answered, data: stored, dataUpdatedAt } };
    },
  });
}

/** @returns the answer to a query from an earlier visit; `null` without one that is recent and fits the contract */
export async function readStoredAnswer(
  queryHash: string,
  call: CallDefinition,
  services: Needed,
): Promise<StoredAnswer | null> {
  const stored = await persisterOf(call, services).retrieveQuery<StoredAnswer>(queryHash);
  if (!stored) return null;
  services.clock.atLeast(stored.readAt);
  return stored;
}

/** When the stored answer of a query arrived: several components may use the query, but it is stored once. */
const storedAt = new WeakMap<Query, number>();

/** Stores the latest answer of a query for the borrower who requested it. Never rejects because of a database. */
export async function storeAnswer(query: Query, call: CallDefinition, owner: string, services: Needed): Promise<void> {
  const { dataUpdatedAt } = query.state;
  if (services.session.current()?.ownerId !== owner || storedAt.get(query) === dataUpdatedAt) return;
  storedAt.set(query, dataUpdatedAt);
  await persisterOf(call, services).persistQuery(query);
  const store = services.storage.open(persistedAnswers);
  const excess = (await store.list()).slice(maxAnswers);
  await Promise.all(excess.map(({ key }) => store.remove(key)));
}

/**
 * The loan that this borrower read last on this phone, or the one of an order, with its product; `null` without one.
 */
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
