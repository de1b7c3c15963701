import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BindCardScreen } from '@/features/pay/bind/bind-card-screen';
import { pageOptions } from '@/platform/page-options';

/** Adding a bank card (specification section 2), with or without an order, because the card belongs to the borrower. */
export const Route = createFileRoute('/_borrower/addnormalcard')({
  ...pageOptions({
    title: msg({ message: 'Add a bank card', comment: 'Button: to the page where a bank card is added' }),
    inputs: ['productId', 'orderId'],
    catalogs: ['cards'],
    market: 'mainland',
    next: ['/payway'],
  }),
  component: function BindCardPage() {
    return <BindCardScreen order={Route.useLoaderDeps()} />;
  },
});
