import { Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { policy } from '@/config/policy';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useServerLanguage } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { lazyComponent, Nothing, PartNotice } from '@/ui/lazy-component';
import { HelpCard, RecordsLink } from '@/ui/link-row';
import { type Row, Rows } from '@/ui/rows';
import { ProductLogo } from '@/ui/server-picture';
import { SkeletonCard } from '@/ui/skeleton';
import { MoneyCard, useLoanFields } from './money-card';
import { StatusBanner } from './status-banner';
import styles from './loan-detail.module.css';

/** The question appears when its code is loaded; the page does not wait for it. */
const Rating = lazyComponent({
  load: () => import('./rating/rating').then((module) => module.Rating),
  catalogs: ['help'],
  failed: Nothing,
});

/** @param isWanted the server's `isScore`. After it was true once, it is ignored, because any refresh may change it */
function LoanRating({ order, isWanted }: { order: OrderKey; isWanted: boolean }) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted && <Rating order={order} />;
}

/** Offers are hidden while the borrower is late with a loan (decision 74, offers in trouble). */
const mayBorrowMore = ({ orderStatus }: LoanDetails) =>
  policy.offersWhileBehind === 'shown' || !orderStatusRule(orderStatus).isBehind;

/** The product, the order's rows, the free limit. */
function OrderCard({ orderId, loan }: { orderId: string; loan: LoanDetails }) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const rows: Row[] = (loan.userOrderDetail?.detail ?? [])
    .filter(({ text, value }) => text !== '' || value !== '')
    .map(({ text, value }) => ({ label: text, value: value || '–', lang }));
  if (loan.playeduL !== '' && mayBorrowMore(loan))
    rows.push({ label: t`Available limit`, value: loan.playeduL, key: 'limit' });

  return (
    <Card>
      {loan.productName !== '' && (
        <div className={styles['product']}>
          <ProductLogo src={loan.productLogo} name={loan.productName} size={40} />
          <h2 className={styles['name']}>{loan.productName}</h2>
        </div>
      )}
      {rows.length > 0 ? (
        <Rows rows={rows} orderId={orderId} />
      ) : (
        <p className={styles['empty']}>
          <Trans>There are no details about this order yet. Pull the page down to look again.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Only some statuses have it, and it is the last element. */
const RecommendedProducts = lazyComponent({
  load: () => import('./recommended-products').then((module) => module.RecommendedProducts),
});

/** Only after a claim, so it is not in the first load. The content below loads with it, so that nothing moves. */
export const ClaimNotice = lazyComponent({
  load: () => import('./claim/claim-notice').then((module) => module.ClaimNotice),
  catalogs: ['repayment'],
  pending: () => <SkeletonCard rows={6} />,
  failed: (props) => (
    <>
      <PartNotice {...props} />
      {props.children}
    </>
  ),
});

/** After the amount, so that it does not delay it. */
const LoanInsights = lazyComponent({
  load: () => import('../costs/loan-insights').then((module) => module.LoanInsights),
  catalogs: ['insights'],
  after: 'paint',
});

type LoanDetailProps = {
  orderKey: OrderKey;
  loan: LoanDetails;
  /** An answer of an earlier visit: nothing is decided by it, and no rating is asked for. */
  isStored: boolean;
  /** The borrower has claimed the payment. */
  isClaimed: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** The content of the loan page. */
export function LoanDetail({ orderKey, loan, isStored, isClaimed, isFetching, refetch }: LoanDetailProps) {
  const { t } = useLingui();
  const { orderId } = orderKey;
  const { fields, days } = useLoanFields(loan);
  const [hasClaimed, setHasClaimed] = useState(false);
  // The outcome of a claim stays on screen after the claim is removed.
  if (isClaimed && !hasClaimed) setHasClaimed(true);
  const [news, setNews] = useState<HTMLElement | null>(null);
  const { recommends } = orderStatusRule(loan.orderStatus);
  const below = (
    <>
      <LoanRating order={orderKey} isWanted={loan.isScore && !isStored} />
      <OrderCard orderId={orderId} loan={loan} />
      <HelpCard title={t`Questions about this loan?`} telephone={loan.telephone} />
      <RecordsLink orderId={orderId} />
      {recommends && mayBorrowMore(loan) && loan.recProducts.length > 0 && (
        <RecommendedProducts products={loan.recProducts} />
      )}
      <LoanInsights orderKey={orderKey} />
    </>
  );
  return (
    <>
      <div ref={setNews} className={styles['news']} aria-live="polite" />
      <StatusBanner loan={loan} fields={fields} isClaimed={isClaimed} />
      <MoneyCard orderKey={orderKey} loan={loan} fields={fields} days={days} isClaimed={isClaimed} />
      {hasClaimed ? (
        <ClaimNotice
          orderId={orderId}
          isStored={isStored}
          loan={loan}
          isFetching={isFetching}
          refetch={refetch}
          news={news}
        >
          {below}
        </ClaimNotice>
      ) : (
        below
      )}
    </>
  );
}
