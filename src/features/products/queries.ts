import { queryOptions } from '@tanstack/react-query';
import { jointFailure, productList } from '@/platform/api/contract/products';
import type { ApiClient } from '@/platform/api/http/create-client';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** The products of a scene, also of the empty scene. */
export function recommendedQuery(api: ApiClient, scene: string) {
  return persistedCallQuery(api, ['products', 'recommended', scene], productList, { scene });
}

/** The specification names the parameter `allow` without values: the borrower agreed to see other products. */
const allow = '1';

/** The reason for the joint login failure, in the server's words, and other products. */
export function jointFailureQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['products', 'joint-failure'],
    queryFn: async ({ signal }) => {
      const { data, message } = await api.exchange(jointFailure, { allow }, { signal, retry: true });
      return { ...data, message };
    },
  });
}
