import { useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Nobody waits for it: the question comes when its code has come. */
const Rating = lazyComponent({
  load: () => import('./rating').then((part) => part.Rating),
  catalogs: ['help'],
  missing: Nothing,
});

type Props = {
  order: OrderKey;
  /** The server's `isScore`. Once it has been true, the dialog no longer follows it: it may change with any refresh. */
  isWanted: boolean;
};

/** The rating of a loan (specification section 4). */
export function LoanRating({ order, isWanted }: Props) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted && <Rating order={order} />;
}
