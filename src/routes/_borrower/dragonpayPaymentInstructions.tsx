import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { choiceOfAddress, type PaymentChoice } from '@/features/pay/code/payment-choice';
import { askForCodeOnce } from '@/features/pay/code/queries';
import { voucherOfAddress } from '@/features/pay/voucher/voucher';
import { AddressVoucherScreen, VoucherScreen } from '@/features/pay/voucher/voucher-screen';
import { pickStrings } from '@/platform/browser/search';
import { pageOptions } from '@/platform/page-options';
import { IncompleteLink } from '@/ui/state-views';

const order = ['productId', 'orderId', 'payCode', 'display'] as const;
const voucher = ['refNo', 'altRefNo', 'amount', 'fee', 'expireTime', 'issuer'] as const;

/** The default provider of payments over the counter. */
const provider = 'DRAGONPAY';

/** A voucher for the counter (decision 15, counter voucher): of an order, or from parameters of the address only. */
export const Route = createFileRoute('/_borrower/dragonpayPaymentInstructions')({
  ...pageOptions({
    inputs: [...order, ...voucher],
    catalogs: ['repayment'],
    prerender: 'skeleton',
    planned: order,
    next: ['/cashier', '/that', '/loanDetails', '/customerService'],
  }),
  loaderDeps: ({ search }) => pickStrings(search, [...order, ...voucher]),
  loader: ({ context: { queryClient, services }, deps, cause }) => {
    const choice = choiceOf(deps);
    if (choice && cause !== 'preload') askForCodeOnce(queryClient, services, choice);
  },
  component: VoucherPage,
});

function choiceOf(search: Parameters<typeof choiceOfAddress>[0]): PaymentChoice | null {
  return choiceOfAddress({ ...search, payType: '2', payCode: search.payCode ?? provider });
}

function VoucherPage() {
  const { t } = useLingui();
  const search = Route.useLoaderDeps();
  const inputs = pickStrings(search, voucher);
  const choice = choiceOf(search);
  if (choice) return <VoucherScreen choice={choice} inputs={inputs} />;
  const described = voucherOfAddress(inputs);
  return described ? <AddressVoucherScreen voucher={described} /> : <IncompleteLink title={t`Payment voucher`} />;
}
