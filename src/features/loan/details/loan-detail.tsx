import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { policy } from '@/config/policy';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { newsOf, underWayOf, useBook } from '@/features/pay/payments/use-book';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useServerLanguage } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { useOnceTrue } from '@/ui/component-life';
import { cx } from '@/ui/cx';
import { type FallbackProps, lazyComponent, Nothing, PartMissing } from '@/ui/lazy-component';
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

/** Offers are hidden while the borrower is late with a loan (decision 74, offers in trouble). */
const mayBorrowMore = ({ orderStatus }: LoanDetails) =>
  policy.offersWhileBehind === 'shown' || !orderStatusRule(orderStatus).isBehind;

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
        <div className={cx('row', styles.product)}>
          <ProductLogo src={loan.productLogo} name={loan.productName} size={40} />
          <h2 className={styles.name}>{loan.productName}</h2>
        </div>
      )}
      {rows.length > 0 ? (
        <Rows rows={rows} orderId={orderId} />
      ) : (
        <p className={styles.empty}>
          <Trans>There are no details about this loan yet. Pull the page down to check again.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Only some statuses have it, and it is the last element. */
const RecommendedProducts = lazyComponent({
  load: () => import('./recommended-products').then((module) => module.RecommendedProducts),
  failed: Nothing,
});

/** Only while a payment is under way. The content below loads with it, so that nothing moves. */
export const PaymentCards = lazyComponent({
  load: () => import('./payments/payment-cards').then((module) => module.PaymentCards),
  catalogs: ['repayment'],
  pending: () => <SkeletonCard rows={6} />,
  failed: PaymentsMissing,
});

function PaymentsMissing({ state, onRetry, children }: FallbackProps & { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PartMissing state={state} onRetry={onRetry} title={t`Your payments are not shown yet`} />
      {children}
    </>
  );
}

const PaymentNews = lazyComponent({
  load: () => import('./payments/payment-news').then((module) => module.PaymentNews),
  catalogs: ['repayment'],
  failed: Nothing,
});

function InsightsMissing({ state, onRetry }: FallbackProps) {
  const { t } = useLingui();
  return <PartMissing state={state} onRetry={onRetry} title={t`The costs of your loan are not shown yet`} />;
}

/** After the amount, so that it does not delay it. */
const LoanInsights = lazyComponent({
  load: () => import('../costs/loan-insights').then((module) => module.LoanInsights),
  catalogs: ['insights'],
  after: 'paint',
  failed: InsightsMissing,
});

/** `isStored`: nothing is decided by it, and no rating asked for. `isAwaited`: a payment of the loan is under way. */
type LoanDetailProps = { orderKey: OrderKey; loan: LoanDetails; isStored: boolean; isAwaited: boolean };

/** The content of the loan page. */
export function LoanDetail({ orderKey, loan, isStored, isAwaited }: LoanDetailProps) {
  const { t } = useLingui();
  const { orderId } = orderKey;
  const { fields, due } = useLoanFields(loan);
  // After the end of a payment its news stays on screen, and the content below as it is.
  const { book } = useBook(orderId);
  const hadPayments = useOnceTrue(underWayOf(book).length > 0);
  const hadNews = useOnceTrue(newsOf(book).length > 0);
  // Any refresh may change the server's `isScore`.
  const isRated = useOnceTrue(loan.isScore && !isStored);
  const { recommends } = orderStatusRule(loan.orderStatus);
  const below = (
    <>
      {isRated && <Rating order={orderKey} />}
      <OrderCard orderId={orderId} loan={loan} />
      <HelpCard title={t`Questions about this loan?`} telephone={loan.telephone} />
      <RecordsLink orderId={orderId} />
      {recommends && mayBorrowMore(loan) && loan.recProducts.length > 0 && (
        <RecommendedProducts products={loan.recProducts} />
      )}
      <LoanInsights orderKey={orderKey} loan={loan} due={due} isStored={isStored} isAwaited={isAwaited} />
    </>
  );
  return (
    <>
      <div aria-live="polite">{hadNews && <PaymentNews order={orderKey} />}</div>
      <StatusBanner loan={loan} fields={fields} days={due.dueIn} isAwaited={isAwaited} />
      <MoneyCard orderKey={orderKey} loan={loan} fields={fields} due={due} isAwaited={isAwaited} />
      {hadPayments ? <PaymentCards order={orderKey}>{below}</PaymentCards> : below}
    </>
  );
}
