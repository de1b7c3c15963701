import { queryOptions } from '@tanstack/react-query';
import { channelTemplate, type ChannelTemplate, trackClick, trackVisit } from '@/platform/api/contract/promotion';
import type { RequestOf } from '@/platform/api/define-call';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { Services } from '@/platform/services';
import type { PromotionLink } from './promotion-link';

type Needs = Pick<Services, 'api' | 'session'>;

/** The fields that report a visit or a click (wire protocol, Promotion). @param phone digits; may be empty */
function trackingFields(
  { session }: Needs,
  link: PromotionLink,
  page: 'register' | 'download',
  phone: string,
): RequestOf<typeof trackClick> {
  return {
    page_id: link.id,
    user_from: link.user_from,
    // Visitors in a browser have none.
    client_type: session.commonParams()['clientType'] ?? 'h5',
    page_type: page,
    utm_tag: link.utm_tag,
    app_from: link.app_from,
    phone,
  };
}

/** Reports a click; a failure is ignored, because only the statistics of the campaign miss it. */
export function reportClick(needs: Needs, link: PromotionLink, page: 'register' | 'download', phone: string): void {
  needs.api.call(trackClick, trackingFields(needs, link, page, phone)).catch(() => undefined);
}

/** The operator's template of a campaign; `null` if there is none or it cannot be read. */
export function templateQuery(api: ApiClient, { id }: PromotionLink) {
  return queryOptions({
    queryKey: ['promotion', 'template', id] as const,
    queryFn: async ({ signal }): Promise<ChannelTemplate | null> =>
      (await api.call(channelTemplate, { templateId: id }, { signal, retry: true })).config,
  });
}

/** Reports the visit of a campaign's page, once per page load. The caller ignores its failure. */
export function visitQuery(needs: Needs, link: PromotionLink) {
  return queryOptions({
    queryKey: ['promotion', 'visit', link] as const,
    queryFn: () => needs.api.call(trackVisit, trackingFields(needs, link, 'register', '')),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
