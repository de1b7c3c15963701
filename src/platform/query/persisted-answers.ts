import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import type { Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import type { OrderKey } from '@/domain/order-key';
import type { CallDefinition } from '@/platform/api/define-call';
import type { Services } from '@/platform/services';
import { type PersistedAnswer, persistedAnswers } from './answer-store';
import { isRecent, maxAnswerAge, type StoredAnswer } from './stored-answer';

/** Of one borrower; what was read longest ago goes first. */
const maxAnswers = 40;

type Needed = Pick<Services, 'storage' | 'clock' | 'session'>;

/** Ids, times and telephone numbers stay as they are: some pass for the number of a card. */
const isExact = /(?:^id|Id|No|^time|Time|phone|whatsapp)$/;

/** An address may carry a token behind its path. */
const address = /^(https?:\/\/[^\s?#]+)[?#]\S*$/i;

/**
 * A parsed answer as it is kept: money as digits, which the contract reads as it reads the server's; no card numbers,
 * and addresses without their query.
 * @param name the field that it stands in
 */
export function toStored(value: unknown, name = ''): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return isExact.test(name) ? value : hideCardNumbers(value.replace(address, '$1'));
  if (Array.isArray(value)) return value.map((entry) => toStored(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toStored(entry, key)]));
}

/** The rest of the state of a query that was answered, which the persister hands on with the answer. */
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

/** TanStack Query's persister behind the storage door: what it cannot read, or what is too old, it removes. */
function persisterOf(call: CallDefinition, { storage, clock }: Needed) {
  const store = storage.open(persistedAnswers);
  return experimental_createQueryPersister<PersistedAnswer>({
    prefix: call.name,
    buster: __CONTRACT_VERSION__,
    maxAge: maxAnswerAge,
    storage: {
      getItem: async (key) => (await store.get(key))?.data,
      async setItem(key, value) {
        // What was typed needs the room more.
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
      if (!isRecent(dataUpdatedAt, clock.now())) throw new Error('Not read at a time that can have been');
      const kept: StoredAnswer = { data: v.parse(call.answer, data), readAt: dataUpdatedAt };
      return { ...rest, state: { ...answered, data: kept, dataUpdatedAt } };
    },
  });
}

/**
 * @param queryHash the query that the answer belongs to
 * @param call the call that it answers
 * @returns the answer of an earlier visit; `null` where there is none, none that the contract of
 *   today reads, or none recent
 */
export async function readStoredAnswer(
  queryHash: string,
  call: CallDefinition,
  services: Needed,
): Promise<StoredAnswer | null> {
  const kept = await persisterOf(call, services).retrieveQuery<StoredAnswer>(queryHash);
  if (!kept) return null;
  services.clock.atLeast(kept.readAt);
  return kept;
}

/** When the answer that was last written down for a query had come: several parts of a page may show the same one. */
const lastKept = new WeakMap<Query, number>();

/** Writes down what a query has just been answered, for the borrower who asked. Never rejects because of a database. */
export async function storeAnswer(query: Query, call: CallDefinition, owner: string, services: Needed): Promise<void> {
  const { dataUpdatedAt } = query.state;
  if (services.session.current()?.ownerId !== owner || lastKept.get(query) === dataUpdatedAt) return;
  lastKept.set(query, dataUpdatedAt);
  await persisterOf(call, services).persistQuery(query);
  const store = services.storage.open(persistedAnswers);
  const excess = (await store.list()).slice(maxAnswers);
  await Promise.all(excess.map(({ key }) => store.remove(key)));
}

const loanKey = v.object({ productId: v.string(), orderId: v.string() });

/** The loan that this borrower read last on this phone; `null` where none is kept. */
export async function lastReadLoan({ storage }: Pick<Services, 'storage'>): Promise<OrderKey | null> {
  for (const { data } of await storage.open(persistedAnswers).list()) {
    const [area, what, key] = data.queryKey;
    const parsed = v.safeParse(loanKey, key);
    if (area === 'loan' && what === 'details' && parsed.success) return parsed.output;
  }
  return null;
}
