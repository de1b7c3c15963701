import { Plural, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { parseServerTime } from '@/domain/server-time';
import { type DateForm, formatServerTime } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import type { PreviewFields } from '@/platform/preview/preview';
import { usePreviewFields } from '@/platform/preview/use-preview';
import { AmountSlot } from '@/ui/amount';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { ProductLogo } from '@/ui/product-logo';
import { type Row, Rows } from '@/ui/rows';
import { Skeleton } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import type { Offer } from './offer-terms';
import { offerPreview } from './preview';
import styles from './loan-confirm.module.css';

/**
 * Shows a day that the server named.
 * @returns a function of the server's text; what is no date comes back unchanged (decision 25, date forms)
 */
function useServerDay(): (text: string, form?: DateForm) => string {
  const { utcOffset } = useMarket();
  return (text, form = 'date') => {
    const time = parseServerTime(text, utcOffset);
    return time ? formatServerTime(time, form) : text;
  };
}

type Props = { offer: Offer };

/**
 * What is offered, at a glance: how much, for how long, at which rate, from when on. The amount is the largest thing.
 */
export function OfferHead({ offer }: Props) {
  const { t } = useLingui();
  const fields = usePreviewFields(offerPreview, offer);
  const day = useServerDay();
  const { productLogo, productName, periods, termUnit, pRateDsc, firstPayTime, firstPeriodDay } = offer;

  const facts: Row[] = [{ label: t`Loan term`, value: <Term count={periods} unit={termUnit} /> }];
  if (pRateDsc !== '') facts.push({ label: t`Interest rate`, value: pRateDsc });
  if (firstPayTime !== '')
    facts.push({
      label: t({ message: 'First repayment date', comment: 'Label above the day of the first payment' }),
      value: day(firstPayTime),
    });
  if (firstPeriodDay !== '')
    facts.push({
      label: t({ message: 'First period', comment: 'Label: how long the first period of a loan is' }),
      value: <Days text={firstPeriodDay} />,
    });

  return (
    <Card tone="float" label={t`Loan amount`}>
      <OfferSum fields={fields} logo={<ProductLogo src={productLogo} name={productName} size={40} />} />
      <div className={styles['facts']}>
        <Rows rows={facts} />
      </div>
    </Card>
  );
}

type OfferSumProps = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
  logo: ReactNode;
};

function OfferSum({ fields, logo }: OfferSumProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles['product']}>
        {logo}
        <Slot name="name" fields={fields} as="p" className={styles['name']} />
      </div>
      <AmountSlot name="amount" fields={fields} label={t`Loan amount`} />
    </>
  );
}

/** The same before its data, in its final layout. */
export function OfferHeadSkeleton() {
  return (
    <div aria-hidden="true">
      <Card tone="float">
        <OfferSum fields={null} logo={<Skeleton height={40} width={40} radius={12} />} />
        <div className={cx(styles['facts'], styles['waiting'])}>
          {[70, 82, 64, 74].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} />
          ))}
        </div>
      </Card>
    </div>
  );
}

type TermProps = { count: number | null; unit: string };

/** How long the loan runs. A unit that is no word of ours stays as the server wrote it. */
function Term({ count, unit }: TermProps) {
  if (count === null) return unit || '–';
  if (unit === 'day') return <Plural value={count} one={`${count} day`} other={`${count} days`} />;
  if (unit === 'month') return <Plural value={count} one={`${count} month`} other={`${count} months`} />;
  return `${count} ${unit}`.trim();
}

/** A number of days, or the server's own words. */
function Days({ text }: { text: string }) {
  return /^\d{1,5}$/.test(text) ? <Term count={Number(text)} unit="day" /> : text;
}
