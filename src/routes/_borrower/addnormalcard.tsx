import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BindCardScreen } from '@/features/pay/card/bind/bind-card-screen';
import { repaymentWayQuery } from '@/features/pay/card/queries';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';

/** Bind a bank card (specification section 2). Without an order it stands for itself: the card belongs to the borrower. */
export const Route = createFileRoute('/_borrower/addnormalcard')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['cards'],
    prerender: 'skeleton',
    market: 'mainland',
    next: ['/payway'],
  }),
  component: BindCardPage,
});

function BindCardPage() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { productId, orderId } = Route.useSearch();

  async function showCards(): Promise<void> {
    // Opened without an order, there are no cards to go back to: the page itself says that it worked.
    if (orderId === undefined) return;
    await queryClient.invalidateQueries({ queryKey: repaymentWayQuery(api, orderId).queryKey });
    await navigate({
      to: '/payway',
      search: { orderId, ...(productId !== undefined && { productId }) },
      replace: true,
    });
  }

  return <BindCardScreen orderId={orderId ?? ''} onBound={() => void showCards()} />;
}
