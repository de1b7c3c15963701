import type { ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { StatusBanner } from './banner/status-banner';
import { ClaimNotice } from './claim/claim-notice';
import { HelpCard } from './help-card';
import { MoneyCard } from './money/money-card';
import { OrderCard } from './order-card';
import { RecommendedProducts } from './products/recommended-products';
import { useOpenProduct } from './products/use-open-product';
import { LoanRating } from './rating/loan-rating';

type Props = {
  orderId: string;
  loan: LoanDetails;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  onOpenProduct: (productId: string) => void;
  extensionLink: ReactNode;
};

/** The loan page's content, once there is a loan to show. */
export function LoanDetail({ orderId, loan, isFetching, refetch, onOpenProduct, extensionLink }: Props) {
  const openProduct = useOpenProduct(onOpenProduct);
  const { mayExtend, recommends } = orderStatusRule(loan.orderStatus);
  return (
    <>
      <StatusBanner loan={loan} />
      <MoneyCard loan={loan} extension={loan.isDelay && mayExtend && extensionLink} />
      <ClaimNotice orderId={orderId} loan={loan} isFetching={isFetching} refetch={refetch} />
      <LoanRating orderId={orderId} isWanted={loan.isScore} />
      <OrderCard loan={loan} />
      {recommends && loan.recProducts.length > 0 && <RecommendedProducts products={loan.recProducts} onOpen={openProduct} />}
      <HelpCard telephone={loan.telephone} />
    </>
  );
}
