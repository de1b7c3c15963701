import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/features/contact/contact-screen';
import { contactInfoQuery } from '@/features/contact/queries';
import { pageOptions } from '@/platform/page-options';

/** Customer service (specification section 2), also for people who cannot sign in. They need help most. */
export const Route = createFileRoute('/customerService')({
  ...pageOptions({ title: msg`Customer service`, inputs: [], catalogs: ['help'] }),
  loader: ({ context: { queryClient, services } }) => void queryClient.prefetchQuery(contactInfoQuery(services.api)),
  component: ContactScreen,
});
