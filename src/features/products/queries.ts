import { queryOptions } from '@tanstack/react-query';
import { jointFailure, productList } from '@/platform/api/contract/products';
import type { ApiClient } from '@/platform/api/http/create-client';

/** The products of a scene; the scene is what the address says, also when it says nothing. */
export function recommendedQuery(api: ApiClient, scene: string) {
  return queryOptions({
    queryKey: ['products', 'recommended', scene],
    meta: { persistedCall: productList },
    queryFn: ({ signal }) => api.call(productList, { scene }, { signal, retry: true }),
  });
}

/** The specification names `allow` and no value: the person has allowed to be shown what else there is. */
const allow = '1';

/** Why the joint log-in failed, in the server's words, and what may be borrowed instead. */
export function jointFailureQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['products', 'joint-failure'],
    queryFn: async ({ signal }) => {
      const { data, message } = await api.exchange(jointFailure, { allow }, { signal, retry: true });
      return { ...data, message };
    },
  });
}
