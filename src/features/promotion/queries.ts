import { queryOptions } from '@tanstack/react-query';
import { channelTemplate, type ChannelTemplate, trackClick, trackVisit } from '@/platform/api/contract/promotion';
import type { RequestOf } from '@/platform/api/define-call';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { PromotionLink } from './promotion-link';

type Details = {
  /** Launch parameter; visitors in a browser have none. */
  clientType: string | undefined;
  page: 'register' | 'download';
  /** Digits of the mobile number; may be empty. */
  phone: string;
};

/** The fields that report a visit or a click (wire protocol, Promotion). */
function trackingFields(
  link: PromotionLink,
  { clientType = 'h5', page, phone }: Details,
): RequestOf<typeof trackClick> {
  return {
    page_id: link.id,
    user_from: link.user_from,
    client_type: clientType,
    page_type: page,
    utm_tag: link.utm_tag,
    app_from: link.app_from,
    phone,
  };
}

/** Reports a click; a failure is ignored. */
export async function reportClick(api: ApiClient, link: PromotionLink, details: Details): Promise<void> {
  try {
    await api.call(trackClick, trackingFields(link, details));
  } catch {
    // Only the statistics of the campaign miss it.
  }
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
export function visitQuery(api: ApiClient, link: PromotionLink, clientType: string | undefined) {
  return queryOptions({
    queryKey: ['promotion', 'visit', link] as const,
    queryFn: () => api.call(trackVisit, trackingFields(link, { clientType, page: 'register', phone: '' })),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
