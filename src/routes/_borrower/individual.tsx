import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChoiceScreen } from '@/features/pay/choose/choice-screen';
import { banksQuery, marketsQuery } from '@/features/pay/choose/queries';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
import { pickStrings } from '@/platform/browser/search';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

const inputs = ['productId', 'orderId', 'amount', 'display', 'payType', 'payCode', 'method'] as const;

/** Choice of a bank or mini market (specification section 2). */
export const Route = createFileRoute('/_borrower/individual')({
  ...pageOptions({
    inputs,
    catalogs: ['repayment'],
    prerender: 'skeleton',
    planned: ['productId', 'orderId', 'amount', 'display'],
    next: ['/that'],
  }),
  loaderDeps: ({ search }) => pickStrings(search, inputs),
  loader: ({ context: { queryClient, services }, deps }) => {
    const asked = choiceOfAddress(deps);
    if (!asked) return;
    const key = { productId: asked.productId, orderId: asked.orderId };
    // Only the list that is shown first.
    if (asked.payType === '2') void queryClient.prefetchQuery(marketsQuery(services.api, key));
    else void queryClient.prefetchQuery(banksQuery(services.api, key));
  },
  component: RepayChoicePage,
});

function RepayChoicePage() {
  const { t } = useLingui();
  const asked = choiceOfAddress(Route.useLoaderDeps());
  return asked ? (
    <ChoiceScreen key={asked.orderId} asked={asked} />
  ) : (
    <IncompleteLink
      title={t({ message: 'Payment method', comment: 'Title of the page where bank or mini market is chosen' })}
    />
  );
}
