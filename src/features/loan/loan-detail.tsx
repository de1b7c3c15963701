import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { orderStatusRule } from '@/domain/order-status';
import { HelpCard } from '@/ui/help-card';
import { StatusBanner } from './banner/status-banner';
import { LateClaimNotice } from './claim/late-claim-notice';
import { lazyPart } from '@/ui/lazy-part';
import { MoneyCard } from './money/money-card';
import { OrderCard } from './order-card';
import { LoanRating } from './rating/loan-rating';

/** Only some statuses have it, and it stands last. */
const RecommendedProducts = lazyPart(() => import('./products/recommended-products').then((part) => part.RecommendedProducts));

export type LoanDetailProps = {
  orderId: string;
  loan: LoanDetails;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** Opens a product, which is a native page. */
  onOpenProduct: (productId: string) => void;
  /** To the complaint form of this order. */
  onComplain: () => void;
  /** To the complaints that were sent. */
  onComplaints: () => void;
  /** The link to the extension page, shown where an extension is offered. */
  extensionLink: ReactNode;
  /** The link to what this phone has kept of the order. */
  recordsLink: ReactNode;
  /** What explains the loan: costs, plan, what if. Stands last. */
  insights: ReactNode;
  /** What helps to pay in time, on the card with the amount. */
  renderDueStrip: (loan: LoanDetails, days: number) => ReactNode;
};

/** The loan page's content, once there is a loan to show. */
export function LoanDetail({ orderId, loan, isFetching, refetch, onOpenProduct, onComplain, onComplaints, extensionLink, recordsLink, insights, renderDueStrip }: LoanDetailProps) {
  const { t } = useLingui();
  const { mayExtend, recommends } = orderStatusRule(loan.orderStatus);
  return (
    <>
      <StatusBanner loan={loan} />
      <MoneyCard loan={loan} extension={loan.isDelay && mayExtend && extensionLink} renderDueStrip={renderDueStrip} />
      <LateClaimNotice
        orderId={orderId}
        loan={loan}
        isFetching={isFetching}
        refetch={refetch}
        onComplain={onComplain}
        onComplaints={onComplaints}
        recordsLink={recordsLink}
      />
      <LoanRating orderId={orderId} isWanted={loan.isScore} />
      <OrderCard loan={loan} />
      <HelpCard title={t`Questions about this loan?`} telephone={loan.telephone} />
      {recordsLink}
      {recommends && loan.recProducts.length > 0 && <RecommendedProducts products={loan.recProducts} onOpenProduct={onOpenProduct} />}
      {insights}
    </>
  );
}
