import { createFileRoute } from '@tanstack/react-router';
import { complaintStartQuery } from '@/features/complaints/queries';
import { HomeScreen } from '@/features/loan/home-screen';
import { pageOptions } from '@/platform/page-options';

/** The start page of the installed app (decision 61, installed app). */
export const Route = createFileRoute('/_borrower/start')({
  ...pageOptions({ inputs: [], catalogs: [], next: ['/loanDetails', '/relevant'] }),
  loader: ({ context: { queryClient, services } }) =>
    void queryClient.prefetchQuery(complaintStartQuery(services.api, '')),
  component: HomeScreen,
});
