import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ContactScreen } from '@/features/contact/contact-screen';
import { contactInfoQuery } from '@/features/contact/queries';
import { pageOptions } from '@/services/page-options';

/** Customer service (specification section 2). Open to everybody: who cannot sign in needs help most. */
export const Route = createFileRoute('/customerService')({
  ...pageOptions({ inputs: [], catalogs: ['help'], prerender: 'skeleton' }),
  loader: ({ context: { queryClient, services } }) => void queryClient.prefetchQuery(contactInfoQuery(services.api)),
  component: ContactPage,
});

function ContactPage() {
  const router = useRouter();
  const wayTo = (to: '/intelligentCustomerService' | '/phenomenon') => {
    const { publicHref } = router.buildLocation({ to });
    return { href: publicHref, go: () => void router.navigate({ to }) };
  };
  return <ContactScreen chat={wayTo('/intelligentCustomerService')} complaints={wayTo('/phenomenon')} />;
}
