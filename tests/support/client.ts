import { createClient, type ApiClient, type ClientOptions } from '@/platform/api/http/create-client';

/** The client of the product, without headers and common parameters. @param transport `fetch` by default */
export function clientOn(transport: ClientOptions['transport'], options: Partial<ClientOptions> = {}): ApiClient {
  const bare = { formHeaders: [], jsonHeaders: [], commonParams: () => ({}) };
  return createClient({ baseUrl: '/gateway', ...bare, transport, ...options });
}
