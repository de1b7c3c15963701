import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/features/contact/contact-screen';
import { contactInfo } from '@/platform/api/contract/contact';
import { pageOptions } from '@/platform/page-options';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** Customer service (specification section 2), also for people who cannot sign in. They need help most. */
export const Route = createFileRoute('/customerService')({
  ...pageOptions({ title: msg`Customer service`, inputs: [], catalogs: ['help'] }),
  loader: ({ context: { queryClient, services } }) =>
    void queryClient.prefetchQuery(persistedCallQuery(services.api, contactInfo, { overall: 30 })),
  component: ContactScreen,
});
