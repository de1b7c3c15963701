import { Trans, useLingui } from '@lingui/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { OrderCard } from '@/platform/api/contract/order-card';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { ProductLogo } from '@/ui/product-logo';
import { Skeleton } from '@/ui/skeleton';
import type { ComplaintType } from './complaint-type';
import styles from './about-card.module.css';

type Props = {
  type: ComplaintType;
  order: OrderCard | null;
  orderNo: string;
  start: UseQueryResult<ComplaintStart>;
  /** Whether the type is still open; it is shown by the picker then. */
  isOpen: boolean;
  /** Where there is something to choose. */
  picker: ReactNode;
};

/** What the complaint is about: the order, and its type as read-only tags, or a picker (decision 4, no type). */
export function AboutCard({ type, order, orderNo, start, isOpen, picker }: Props) {
  const { t } = useLingui();
  return (
    <Card title={t`What it is about`} tone="float">
      <div className="stack">
        {order && <AboutOrder order={order} />}
        {!order && orderNo !== '' && !start.isPending && (
          <p className={styles['number']}>
            <Trans>Order {orderNo}</Trans>
          </p>
        )}
        {start.isPending ? (
          <Skeleton width="60%" height={34} radius={17} />
        ) : (
          !isOpen && type.missing === null && <TypeTags type={type} />
        )}
        {start.error && !start.data && (
          <ListsMissing error={start.error} isBusy={start.isFetching} onRetry={() => void start.refetch()} />
        )}
        {picker}
      </div>
    </Card>
  );
}

function AboutOrder({ order: { orderNo, productLogo, productName } }: { order: OrderCard }) {
  return (
    <div className={styles['order']}>
      <ProductLogo src={productLogo} name={productName} size={40} />
      <div className={styles['text']}>
        <p className={styles['name']}>{productName === '' ? orderNo : productName}</p>
        {productName !== '' && (
          <p className={styles['number']}>
            <Trans>Order {orderNo}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function TypeTags({ type }: { type: ComplaintType }) {
  const { t } = useLingui();
  const titles = [type.typeTitle, type.sonTypeTitle].filter((title) => title !== '');
  return (
    <ul className={styles['tags']} aria-label={t`Type of complaint`}>
      {titles.map((title) => (
        <li key={title} className={styles['tag']}>
          {title}
        </li>
      ))}
    </ul>
  );
}

/** Without the server's lists one can still write, and send what was chosen before. */
function ListsMissing({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Notice
      kind="warning"
      title={t`We could not load the types of complaint`}
      action={
        <Button variant="secondary" busy={isBusy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
