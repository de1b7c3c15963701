import { queryOptions } from '@tanstack/react-query';
import { contactInfo } from '@/platform/api/contract/contact';
import type { ApiClient } from '@/platform/api/http/create-client';

/** How customer service is reached; 30 is what the specification sends (section 9). */
export function contactInfoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contact', 'info'] as const,
    meta: { persistedCall: contactInfo },
    queryFn: ({ signal }) => api.call(contactInfo, { overall: 30 }, { signal, retry: true }),
  });
}
