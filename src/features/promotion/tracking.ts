import { trackClick } from '@/platform/api/contract/promotion';
import type { RequestOf } from '@/platform/api/define-call';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { PromotionLink } from './promotion-link';

type Details = {
  /** Launch parameter; a visitor's browser has none. */
  clientType: string | undefined;
  page: 'register' | 'download';
  /** Digits, where the person has typed them. */
  phone: string;
};

/** What is reported of a visit or a click (wire protocol, Promotion). */
export function trackingFields(
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

/** Reports a click. That it could not be reported is no concern of the person who clicked. */
export async function reportClick(api: ApiClient, link: PromotionLink, details: Details): Promise<void> {
  try {
    await api.call(trackClick, trackingFields(link, details));
  } catch {
    // A click that is not counted: the campaign's loss alone.
  }
}
