import { useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery, loanSource } from '@/features/loan/queries';
import { cashierInputs } from '@/features/pay/cashier/cashier-choice';
import { namedInputs, type PaymentChoice, readChoice } from '@/features/pay/code/payment-choice';
import { VirtualAccountScreen } from '@/features/pay/code/virtual-account-screen';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { IncompleteLink } from '@/ui/incomplete-link';

/**
 * Pay by virtual account, at a bank or a mini market (specification section 2; decision 33, account inputs). The loan is asked for
 * first: asking for a code makes one, and nobody needs one for a debt that is paid.
 */
export const Route = createFileRoute('/_borrower/that')({
  ...pageOptions({
    inputs: ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'],
    catalogs: ['repayment'],
    prerender: 'skeleton',
    next: ['/cashier', '/dragonpayPaymentInstructions', '/individual', '/loanDetails', '/customerService'],
  }),
  loaderDeps: ({ search: { productId = '', orderId, ...inputs } }) => ({
    choice: orderId === undefined ? null : readChoice({ productId, orderId }, inputs),
  }),
  loader: ({ context: { queryClient, services }, deps: { choice }, cause }) => {
    if (choice && cause !== 'preload')
      void queryClient.prefetchQuery(
        loanDetailsQuery(services.api, { productId: choice.productId, orderId: choice.orderId }),
      );
  },
  component: VirtualAccountPage,
});

function VirtualAccountPage() {
  const { t } = useLingui();
  const { choice } = Route.useLoaderDeps();
  if (!choice) return <IncompleteLink title={t`Virtual account`} />;
  return <AccountOf key={choice.orderId} choice={choice} />;
}

function AccountOf({ choice }: { choice: PaymentChoice }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const key = { productId: choice.productId, orderId: choice.orderId };
  const { data: details, error, isFetching, isFetchedAfterMount } = useQuery(loanDetailsQuery(api, key));
  return (
    <VirtualAccountScreen
      choice={choice}
      loan={loanSource(queryClient, api, key)}
      now={{ details, error, isAsking: isFetching && !isFetchedAfterMount }}
      known={() => {
        const loan = queryClient.getQueryData(loanDetailsQuery(api, key).queryKey);
        const offer = queryClient.getQueryData(extensionQuery(api, key).queryKey);
        return {
          status: loan?.orderStatus ?? '',
          productName: loan?.productName ?? offer?.productName ?? '',
          newDueTime: String(offer?.delayExpiryTime ?? ''),
        };
      }}
      onLoan={() => void navigate({ to: '/loanDetails', search: key, replace: true })}
      methodHref={(next) => router.buildLocation({ to: '/individual', search: namedInputs(next) }).publicHref}
      onChangeMethod={(next) => void navigate({ to: '/individual', search: namedInputs(next) })}
      onOpenCode={(next) => void navigate({ to: '/that', search: namedInputs(next) })}
      onVoucher={(next) => void navigate({ to: '/dragonpayPaymentInstructions', search: namedInputs(next) })}
      onCashier={(code) => void navigate({ to: '/cashier', search: cashierInputs(key, code) })}
      onHelp={() => void navigate({ to: '/customerService' })}
    />
  );
}
