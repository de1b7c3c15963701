import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { feeOf, sumDue } from '@/domain/amount-due';
import type { OrderKey } from '@/domain/order-key';
import {
  type PaymentGate,
  PaymentNotices,
  useLoanNow,
  usePaymentGate,
  usePaymentQuestion,
} from '@/features/pay/payments/gate';
import { useNewFigures, usePayments } from '@/features/pay/payments/use-payments';
import { extensionQuery } from '@/features/pay/queries';
import type { ExtensionDetail } from '@/platform/api/contract/repayment';
import { isRefusal } from '@/platform/api/errors';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { HelpCard } from '@/ui/link-row';
import { PageShell } from '@/ui/page-shell';
import { usePreviewContext } from '@/ui/preview';
import { QueryView } from '@/ui/query-view';
import { type Row, Rows } from '@/ui/rows';
import { ProductLogo } from '@/ui/server-picture';
import { Skeleton, SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { AmountSlot, Slot } from '@/ui/slot';
import { useTapLock } from '@/ui/use-write';
import { extensionPreview } from './extension-texts';
import styles from './extension-screen.module.css';

/** `offer`: `null` while it is loading. */
type OfferProps = { loan: ReturnType<typeof useLoanNow>; offer: ExtensionDetail | null };

/** The fee, the new due date, the amount still to pay then if the loan is known, and the next steps. */
function ExtensionOffer({ loan: { details, error }, offer }: OfferProps) {
  const { t } = useLingui();
  const money = useMoney();
  const context = usePreviewContext();
  const fields = offer && extensionPreview.toFields(offer, context);
  const debt = details ? sumDue(details) : null;
  const later =
    offer && debt !== null ? { later: { text: money(debt) }, together: { text: money(debt + feeOf(offer)) } } : null;
  const label = t({ message: 'Extension fee', comment: 'Label above the amount: the price of a later due date' });
  const rows: Row[] = [];
  if (!fields || fields.untilDate)
    rows.push({
      label: t({ message: 'Extended until', comment: 'The due date of the loan after the extension' }),
      value: <Slot name="untilDate" fields={fields} />,
    });
  if (!offer || debt !== null || !(details ?? error))
    rows.push(
      { label: t`Amount still due`, value: <Slot name="later" fields={later} /> },
      { label: t`Fee and amount due in total`, value: <Slot name="together" fields={later} /> },
    );
  return (
    <Card tone="float" label={label}>
      <AmountSlot name="fee" fields={fields} label={label} />
      <p className={styles.meaning}>
        <Trans>Next come the steps to pay.</Trans>
      </p>
      <Rows rows={rows} />
    </Card>
  );
}

/** The loan that is extended: product and the order's rows. Nothing if the server sends none of it. */
function ExtensionOrder({ orderId, offer }: { orderId: string; offer: ExtensionDetail }) {
  const { t } = useLingui();
  const { productName, productLogo, orderDetail } = offer;
  const lang = useServerLanguage();
  // Without rows that are empty or a plain `0` (specification section 5).
  const rows = (orderDetail?.detail ?? []).filter(({ value }) => !['', '0'].includes(value.trim()));
  if (productName === '' && rows.length === 0) return null;
  return (
    <Card>
      <div className={cx('row', styles.product)}>
        <ProductLogo src={productLogo} name={productName} size={40} />
        <h2 className={cx('grow', styles.name)}>{productName || t`Your loan`}</h2>
      </div>
      {rows.length > 0 && (
        <Rows rows={rows.map(({ text, value }) => ({ label: text, value, lang }))} orderId={orderId} />
      )}
    </Card>
  );
}

/** An extension of the due date for a fee (specification section 2, Extension). */
export function ExtensionScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const { api } = useServices();
  const latest = usePersistedQuery(extensionQuery(api, orderKey));
  // A refusal is an answer: what was offered before is not offered any more.
  const query = isRefusal(latest.error) ? { ...latest, data: undefined } : latest;
  const { data, error, stale } = query;
  const loan = useLoanNow(orderKey);
  const payments = usePayments(orderKey);
  const before = usePaymentGate(payments, { purpose: 'extension', by: 'code', loan: loan.details });
  useNewFigures(payments, query.refetch);

  return (
    <PageShell
      stale={stale}
      tone={error && !data ? 'plain' : 'brand'}
      footer={
        data ? (
          <PayFee orderKey={orderKey} offer={data} before={before} />
        ) : (
          !error && <Skeleton height={52} radius={14} />
        )
      }
    >
      <PaymentNotices payments={payments} given={before} />
      <QueryView
        query={query}
        skeleton={
          <SkeletonPage>
            <ExtensionOffer loan={loan} offer={null} />
            <SkeletonCard rows={6} />
          </SkeletonPage>
        }
      >
        {(offer) => (
          <>
            <ExtensionOffer loan={loan} offer={offer} />
            <ExtensionOrder orderId={orderKey.orderId} offer={offer} />
            <HelpCard title={t`Questions about the extension?`} telephone={offer.telephone} />
          </>
        )}
      </QueryView>
    </PageShell>
  );
}

type PayFeeProps = { orderKey: OrderKey; offer: ExtensionDetail; before: PaymentGate };

function PayFee({ orderKey, offer, before }: PayFeeProps) {
  const { t } = useLingui();
  const fee = feeOf(offer);
  const navigate = useNavigate();
  const once = useTapLock();
  const pay = () => navigate({ to: '/that', search: { ...orderKey, amount: fee.toString(), display: '1' } });
  const { ask, question } = usePaymentQuestion(before, () => void once(pay));
  return (
    <>
      <Button
        block
        disabled={fee <= 0n}
        disabledReason={t`There is no fee to pay. Ask customer service before you rely on a later date.`}
        onClick={ask}
      >
        <Trans comment="Main button of the extension page">Pay extension fee</Trans>
      </Button>
      {question}
    </>
  );
}
