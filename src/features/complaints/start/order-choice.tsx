import { NoOrderCard, OrderCard } from './order-card';
import { OrderSheet } from './order-sheet';
import type { useOrderChoice } from './use-order-choice';

type Props = { choice: ReturnType<typeof useOrderChoice> };

/** The selected order, and the sheet with all of them. */
export function OrderChoice({ choice: { order, all, isOpen, open, close, pick } }: Props) {
  if (!order) return <NoOrderCard />;
  return (
    <>
      <OrderCard order={order} onAll={open} />
      <OrderSheet open={isOpen} orders={all} value={order.orderNo} onChange={pick} onClose={close} />
    </>
  );
}
