import { queryOptions } from '@tanstack/react-query';
import { channelTemplate, trackVisit, type ChannelTemplate } from '@/platform/api/contract/promotion';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { PromotionLink } from './promotion-link';
import { trackingFields } from './tracking';

/** What the operator set for the page of a campaign; `null` where there is nothing, or nothing that could be read. */
export function templateQuery(api: ApiClient, { id }: PromotionLink) {
  return queryOptions({
    queryKey: ['promotion', 'template', id] as const,
    queryFn: async ({ signal }): Promise<ChannelTemplate | null> =>
      (await api.call(channelTemplate, { templateId: id }, { signal, retry: true })).config,
  });
}

/**
 * Reports that a campaign's page was opened: once, however often the person goes away and back. Who
 * loads it ignores its failure.
 */
export function visitQuery(api: ApiClient, link: PromotionLink, clientType: string | undefined) {
  return queryOptions({
    queryKey: ['promotion', 'visit', link] as const,
    queryFn: () => api.call(trackVisit, trackingFields(link, { clientType, page: 'register', phone: '' })),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
