import {
  hashKey,
  queryOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallDefinition, RequestOf } from '@/platform/api/define-call';
import { isRefusal } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';
import { afterPaint } from '@/platform/browser/after-paint';
import { useServices } from '@/platform/services';
import { storedAnswerKey } from './stored-answer';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The call of the query, if its answer is stored on the phone (decision 63, stored answers). */
      persistedCall?: CallDefinition;
    };
  }
}

/**
 * The options of a query whose answer is stored on the phone: one call, which ends when no page needs it.
 * @param isShared the page before also observes it, and on leaving must not cancel what the next page needs
 */
export function persistedCallQuery<Call extends CallDefinition>(
  api: ApiClient,
  persistedCall: Call,
  request: RequestOf<Call>,
  isShared = false,
) {
  return queryOptions({
    queryKey: [persistedCall.name, request] as const,
    meta: { persistedCall },
    queryFn: (context) =>
      api.call(persistedCall, request, { ...(!isShared && { signal: context.signal }), retry: true }),
  });
}

/** The state of a page that shows an answer of an earlier visit. */
export type StaleState = {
  /** When the answer arrived, epoch milliseconds by the server's clock. */
  readAt: number;
  /** Why there is no fresh one yet; `null` while it is being fetched. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type PersistedQueryResult<Data> = Pick<
  UseQueryResult<Data>,
  'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'
> & {
  data: Data | undefined;
  /** Set while `data` is of an earlier visit: it is shown as old, and not used for payments. */
  stale: StaleState | undefined;
};

/** Ignores answers of earlier visits. Use it for payments, and if only the newest answer is correct. */
export function freshOnly<Result extends Pick<PersistedQueryResult<unknown>, 'data' | 'stale'>>(query: Result): Result {
  return query.stale ? { ...query, data: undefined } : query;
}

const loadPersistedAnswers = () => import('./persisted-answers');

/**
 * A query whose answer is stored on the phone, and shown at the next visit until a fresh one arrives (decision 63,
 * stored answers). Stored answers never enter the cache. Its `meta` names the call, whose answer it returns unchanged.
 */
export function usePersistedQuery<Data, Key extends readonly unknown[]>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): PersistedQueryResult<Data> {
  const services = useServices();
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, errorUpdateCount, isFetching, refetch } = useQuery(options);
  const call = options.meta?.persistedCall;
  const owner = services.session.current()?.ownerId;
  const hash = hashKey(options.queryKey);
  const isAnswered = data !== undefined;

  const { data: stored } = useQuery({
    queryKey: storedAnswerKey(owner, hash),
    queryFn: async () => {
      if (!call) return null;
      const { readStoredAnswer } = await loadPersistedAnswers();
      const answer = await readStoredAnswer(hash, call, services);
      // Parsed by the schema of the call, as the result of the query's function is.
      return answer && { readAt: answer.readAt, data: answer.data as Data };
    },
    enabled: !isAnswered && owner !== undefined && call !== undefined,
    staleTime: Infinity,
  });

  useEffect(() => {
    const query = client.getQueryCache().get(hash);
    if (dataUpdatedAt === 0 || owner === undefined || !call || !query) return;
    const store = async () => {
      await afterPaint();
      const { storeAnswer } = await loadPersistedAnswers();
      await storeAnswer(query, call, owner, services);
    };
    // If the code does not load, the next answer is stored.
    store().catch(() => undefined);
  }, [client, hash, dataUpdatedAt, owner, call, services]);

  const state = { error, errorUpdateCount, isFetching, refetch };
  if (isAnswered || !stored || isRefusal(error)) return { ...state, data, stale: undefined };
  return { ...state, data: stored.data, stale: { readAt: stored.readAt, error, isFetching, refetch } };
}
