import { Trans } from '@lingui/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { complaintTopicsQuery } from '@/features/complaints/queries';
import { DraftList } from '@/features/complaints/start/draft-list';
import { TopicsScreen } from '@/features/complaints/start/topics-screen';
import { pickStrings } from '@/lib/pick-strings';
import { pageOptions } from '@/services/page-options';
import { readSelectedOrder } from '@/storage/records/selected-order';
import { buttonClass } from '@/ui/button-class';

/** The Indonesian complaint start, which leads to the chatbot (specification section 2). */
export const Route = createFileRoute('/_borrower/complainNewPage')({
  ...pageOptions({
    inputs: ['orderNo', 'orderId', 'productId'],
    catalogs: ['help'],
    prerender: 'skeleton',
    planned: ['orderNo'],
    next: ['/intelligentCustomerService', '/complainPageNext', '/complaintList'],
  }),
  loaderDeps: ({ search: { orderNo, orderId } }) => ({ named: orderNo ?? orderId ?? '' }),
  loader: async ({ context: { queryClient, services }, deps: { named }, cause }) => {
    const asked = named === '' ? ((await readSelectedOrder(services.storage))?.orderNo ?? '') : named;
    if (cause !== 'stay') void queryClient.prefetchQuery(complaintTopicsQuery(services.api, asked));
    return { asked };
  },
  component: ComplaintTopicsPage,
});

function ComplaintTopicsPage() {
  const navigate = Route.useNavigate();
  const { asked } = Route.useLoaderData();
  const { named } = Route.useLoaderDeps();
  return (
    <TopicsScreen
      asked={asked}
      drafts={
        <DraftList
          onContinue={(orderNo) =>
            void navigate({ to: '/complainPageNext', search: pickStrings({ orderNo }, ['orderNo']) })
          }
        />
      }
      // The address wins over what is kept, so it has to follow.
      onPickOrder={(orderNo) =>
        named !== '' &&
        void navigate({ to: '/complainNewPage', search: { orderNo }, replace: true, resetScroll: false })
      }
      onChoose={(choice) =>
        void navigate({ to: '/intelligentCustomerService', search: pickStrings(choice, ['selectedIndex', 'orderNo']) })
      }
      listLink={
        <Link to="/complaintList" className={buttonClass('secondary', true)}>
          <Trans comment="Link and title: the list of complaints this person has filed">My complaints</Trans>
        </Link>
      }
    />
  );
}
