import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/features/contact/contact-screen';
import { contactInfoQuery } from '@/features/contact/queries';

/** Customer service (specification section 2). */
export const Route = createFileRoute('/_borrower/customerService')({
  loader: ({ context: { queryClient, services } }) => void queryClient.prefetchQuery(contactInfoQuery(services.api)),
  component: ContactScreen,
});
