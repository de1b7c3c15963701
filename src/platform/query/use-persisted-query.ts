import { hashKey, useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallDefinition } from '@/platform/api/define-call';
import { isRefusal } from '@/platform/api/errors';
import { afterPaint } from '@/platform/browser/after-paint';
import { loadCode } from '@/platform/offline/load-code';
import { storedAnswerKey } from '@/platform/preview/preview';
import { useServices } from '@/platform/services';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The call that answers the query, where its answer is kept on the phone (decision 63, kept answers). */
      persistedCall?: CallDefinition;
    };
  }
}

/** What a page says while it shows an answer of an earlier visit. */
export type StaleState = {
  /** When the answer came, epoch milliseconds by the server's clock. */
  readAt: number;
  /** Why there is no fresh one yet; `null` while it is asked for. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type PersistedQueryResult<Data> = Pick<
  UseQueryResult<Data>,
  'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'
> & {
  data: Data | undefined;
  /** Set while `data` is of an earlier visit: it is shown as old, and no money moves by it. */
  stale: StaleState | undefined;
};

/** A query for whom an answer of an earlier visit is none: what moves money, and what judges by the newest answer. */
export function freshOnly<Result extends Pick<PersistedQueryResult<unknown>, 'data' | 'stale'>>(query: Result): Result {
  return query.stale ? { ...query, data: undefined } : query;
}

const loadPersistedAnswers = () => loadCode(() => import('./persisted-answers'));

/**
 * A query whose answer is kept on the phone once it was shown, and shown again at the next visit until a fresh one
 * is there (decision 63, kept answers). What is kept never enters the cache: any other reader of the
 * cache gets the server's answer or none.
 * @param options those of the query, whose `meta` names the call; its function gives that call's answer as it is
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

  const { data: kept } = useQuery({
    queryKey: storedAnswerKey(owner, hash),
    queryFn: async () => {
      if (!call) return null;
      const { readStoredAnswer } = await loadPersistedAnswers();
      const answer = await readStoredAnswer(hash, call, services);
      // What the call's own schema has read is what the query's function gives.
      return answer && { readAt: answer.readAt, data: answer.data as Data };
    },
    enabled: !isAnswered && owner !== undefined && call !== undefined,
    staleTime: Infinity,
  });

  useEffect(() => {
    const query = client.getQueryCache().get(hash);
    if (dataUpdatedAt === 0 || owner === undefined || !call || !query) return;
    const keep = async () => {
      await afterPaint();
      const { storeAnswer } = await loadPersistedAnswers();
      await storeAnswer(query, call, owner, services);
    };
    // Code that does not come now comes with the next answer.
    keep().catch(() => undefined);
  }, [client, hash, dataUpdatedAt, owner, call, services]);

  const state = { error, errorUpdateCount, isFetching, refetch };
  if (isAnswered || !kept || isRefusal(error)) return { ...state, data, stale: undefined };
  return { ...state, data: kept.data, stale: { readAt: kept.readAt, error, isFetching, refetch } };
}
