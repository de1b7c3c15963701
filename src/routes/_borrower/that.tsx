import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { choiceOfAddress } from '@/features/pay/code/payment-choice';
import { askForOwedCode } from '@/features/pay/code/queries';
import { VirtualAccountScreen } from '@/features/pay/code/virtual-account-screen';
import { pickStrings } from '@/platform/browser/search';
import { pageOptions } from '@/platform/page-options';
import { choiceInputs, namedPage } from '../-order-page';

const VirtualAccountPage = namedPage(
  choiceOfAddress,
  (choice) => <VirtualAccountScreen key={choice.orderId} choice={choice} />,
  msg`Virtual account`,
);

/** Pay by virtual account (decision 33, account inputs). The loan is read first, because a paid loan needs no code. */
export const Route = createFileRoute('/_borrower/that')({
  ...pageOptions({
    inputs: choiceInputs,
    catalogs: ['repayment'],
    next: ['/cashier', '/dragonpayPaymentInstructions', '/individual', '/loanDetails', '/customerService'],
  }),
  // Parsed in the loader and the page, so that other pages do not load the parser.
  loaderDeps: ({ search }) => pickStrings(search, choiceInputs),
  loader: ({ context: { queryClient, services }, deps, cause }) => {
    const choice = choiceOfAddress(deps);
    if (choice && cause !== 'preload') void askForOwedCode(queryClient, services, choice);
  },
  component: VirtualAccountPage,
});
