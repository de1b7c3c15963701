import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChoiceScreen } from '@/features/pay/choose/choice-screen';
import { prefetchPlaces } from '@/features/pay/choose/queries';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
import { pickStrings } from '@/platform/browser/search';
import { pageOptions } from '@/platform/page-options';
import { choiceInputs, namedPage } from '../-order-page';

const ChoicePage = namedPage(
  choiceOfAddress,
  (asked) => <ChoiceScreen key={asked.orderId} asked={asked} />,
  msg({ message: 'Payment method', comment: 'Title of the page where bank or mini market is chosen' }),
);

/** Choice of a bank or mini market (specification section 2). */
export const Route = createFileRoute('/_borrower/individual')({
  ...pageOptions({
    inputs: choiceInputs,
    catalogs: ['repayment'],
    planned: ['productId', 'orderId', 'amount', 'display'],
    next: ['/that'],
  }),
  loaderDeps: ({ search }) => pickStrings(search, choiceInputs),
  loader: ({ context: { queryClient, services }, deps }) =>
    prefetchPlaces(queryClient, services.api, choiceOfAddress(deps)),
  component: ChoicePage,
});
