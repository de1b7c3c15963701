import { createFileRoute, redirect } from '@tanstack/react-router';
import { complaintStartQuery } from '@/features/complaints/queries';
import { orderToAsk } from '@/features/complaints/records/selected-order';
import { StartScreen } from '@/features/complaints/start/start-screen';
import { pickStrings } from '@/platform/browser/pick-strings';
import { pageOptions } from '@/platform/page-options';
import { namedOrder, startFacts } from './-complaint-start';

const page = pageOptions({ ...startFacts, next: ['/complainPageNext', '/complaintList'] });

/**
 * Complaint start for flag 1; anybody else is sent to the Indonesian start (specification section 2, decision 3,
 * complaint start).
 */
export const Route = createFileRoute('/_borrower/phenomenon')({
  ...page,
  beforeLoad: ({ context, search }) => {
    if (context.services.session.commonParams()['pop'] !== '1')
      redirect({ to: '/complainNewPage', search, replace: true, throw: true });
    return page.beforeLoad({ context });
  },
  loaderDeps: namedOrder,
  loader: async ({ context: { queryClient, services }, deps: { named }, cause }) => {
    const asked = await orderToAsk(services.storage, named);
    if (cause !== 'stay') void queryClient.prefetchQuery(complaintStartQuery(services.api, asked));
    return { asked };
  },
  component: ComplaintStartPage,
});

function ComplaintStartPage() {
  const navigate = Route.useNavigate();
  const { asked } = Route.useLoaderData();
  const { named } = Route.useLoaderDeps();
  return (
    <StartScreen
      asked={asked}
      // The address wins over what is kept, so it has to follow.
      onPickOrder={(orderNo) =>
        named !== '' && void navigate({ to: '/phenomenon', search: { orderNo }, replace: true, resetScroll: false })
      }
      onChoose={(choice) =>
        void navigate({
          to: '/complainPageNext',
          search: pickStrings(choice, ['problemType', 'problemSonType', 'orderNo']),
        })
      }
    />
  );
}
