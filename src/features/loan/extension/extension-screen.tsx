import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import type { ExtensionDetail } from '@/platform/api/contract/repayment';
import { useServerLanguage } from '@/platform/i18n/market';
import type { PreviewFields } from '@/platform/preview/preview';
import { usePreviewFields } from '@/platform/preview/use-preview';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { AmountSlot } from '@/ui/amount';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { HelpCard } from '@/ui/link-row';
import { PageShell } from '@/ui/page-shell';
import { ProductLogo } from '@/ui/product-logo';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { useTapLock } from '@/ui/use-tap-lock';
import { extensionPreview } from './preview';
import { extensionQuery } from './queries';
import styles from './extension-screen.module.css';

/** The page before its data, in its final layout: fee, meaning, order. */
function ExtensionSkeleton() {
  return (
    <SkeletonPage>
      <ExtensionOffer fields={null} />
      <SkeletonCard rows={6} />
    </SkeletonPage>
  );
}

/** One line of the order, as the server sends it. */
type DetailRow = { text: string; value: string };

/** The lines worth showing: those with an empty value or a plain `0` are left out (specification section 5). */
export function shownRows(rows: readonly DetailRow[]): DetailRow[] {
  return rows.filter(({ value }) => !['', '0'].includes(value.trim()));
}

type ExtensionOfferProps = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
};

/** What extending costs, until when it lasts, what it means and what comes next. */
function ExtensionOffer({ fields }: ExtensionOfferProps) {
  const { t } = useLingui();
  const label = t({ message: 'Extension fee', comment: 'Label above the amount: the price of a later due date' });
  const date = <Slot name="untilDate" fields={fields} />;
  return (
    <Card tone="float" label={label}>
      <AmountSlot name="fee" fields={fields} label={label} />
      <Slot name="until" fields={fields} as="p" className={styles['until']}>
        <Icon name="calendar" size={22} />
        <span>
          <Trans comment="The due date of the loan after the extension">
            Extended until <strong>{date}</strong>
          </Trans>
        </span>
      </Slot>
      <p className={styles['meaning']}>
        <Trans>
          You pay only this fee now, and your due date moves. The loan itself is still to be paid by the later date.
        </Trans>
      </p>
      <p className={styles['meaning']}>
        <Trans>Next you get a payment code. Nothing is paid before you use it.</Trans>
      </p>
    </Card>
  );
}

function KnownExtension({ offer }: { offer: ExtensionDetail }) {
  return <ExtensionOffer fields={usePreviewFields(extensionPreview, offer)} />;
}

type ExtensionOrderProps = { offer: Pick<ExtensionDetail, 'productName' | 'productLogo' | 'orderDetail'> };

/** Which loan is extended: product and the order's own lines. Nothing when the server says nothing of it. */
function ExtensionOrder({ offer: { productName, productLogo, orderDetail } }: ExtensionOrderProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const rows = shownRows(orderDetail?.detail ?? []);
  if (productName === '' && rows.length === 0) return null;
  return (
    <Card>
      <div className={styles['product']}>
        <ProductLogo src={productLogo} name={productName} size={40} />
        <h2 className={styles['name']}>{productName || t`Your loan`}</h2>
      </div>
      {rows.length > 0 && (
        <div className={styles['rows']}>
          <Rows rows={rows.map(({ text, value }, index) => ({ key: String(index), label: text, value, lang }))} />
        </div>
      )}
    </Card>
  );
}

/** Putting off the due date for a fee (specification section 2, Extension). */
export function ExtensionScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(extensionQuery(api, orderKey));
  const { data, error, stale } = query;

  return (
    <PageShell
      title={t`Bill details`}
      stale={stale}
      tone={error && !data ? 'plain' : 'brand'}
      footer={
        data ? (
          <PayFee orderKey={orderKey} fee={data.delayShouldPayAmount} />
        ) : (
          !error && <Skeleton height={52} radius={14} />
        )
      }
    >
      <QueryView query={query} skeleton={<ExtensionSkeleton />}>
        {(offer) => (
          <>
            <KnownExtension offer={offer} />
            <ExtensionOrder offer={offer} />
            <HelpCard title={t`Questions about the extension?`} telephone={offer.telephone} />
          </>
        )}
      </QueryView>
    </PageShell>
  );
}

/** @param fee minor units */
function PayFee({ orderKey, fee }: { orderKey: OrderKey; fee: bigint }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const once = useTapLock();
  const pay = () => navigate({ to: '/that', search: { ...orderKey, amount: fee.toString(), display: '1' } });
  return (
    <Button
      block
      disabled={fee <= 0n}
      disabledReason={t`There is no fee to pay. Ask customer service before you rely on a later date.`}
      onClick={() => void once(pay)}
    >
      <Trans comment="Main button of the extension page">Pay extension fee</Trans>
    </Button>
  );
}
