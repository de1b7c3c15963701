import { contactInfo } from '@/platform/api/contract/contact';
import type { ApiClient } from '@/platform/api/http/create-client';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** The contacts of customer service. Scene 30 is fixed by the specification (section 9). */
export function contactInfoQuery(api: ApiClient) {
  return persistedCallQuery(api, ['contact', 'info'], contactInfo, { overall: 30 });
}
