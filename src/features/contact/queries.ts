import { queryOptions } from '@tanstack/react-query';
import { contactInfo } from '@/platform/api/contract/contact';
import type { ApiClient } from '@/platform/api/http/create-client';

/** The contacts of customer service. Scene 30 is fixed by the specification (section 9). */
export function contactInfoQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contact', 'info'] as const,
    meta: { persistedCall: contactInfo },
    queryFn: ({ signal }) => api.call(contactInfo, { overall: 30 }, { signal, retry: true }),
  });
}
