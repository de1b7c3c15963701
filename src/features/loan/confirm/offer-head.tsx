import { msg, useLingui } from '@lingui/macro';
import { shownAmount, totalOf } from '@/domain/money';
import { shownServerTime } from '@/platform/i18n/format-date';
import { useServerLanguage } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { type PreviewContext, type PreviewFields, usePreviewContext } from '@/ui/preview';
import { type Row, Rows } from '@/ui/rows';
import { ProductLogo } from '@/ui/server-picture';
import { Skeleton } from '@/ui/skeleton';
import { AmountSlot, Slot } from '@/ui/slot';
import { Term } from '../plan/payment-list';
import { instalmentsInShort, type Offer, offerPreview } from './offer-terms';
import styles from './loan-confirm.module.css';

const firstIs = (amount: string) => msg({ message: `the first ${amount}`, comment: 'Below the usual instalment' });
const lastIs = (amount: string) => msg({ message: `the last ${amount}`, comment: 'Below the usual instalment' });
const differs = msg({ message: 'see the plan', comment: 'In place of an amount: the instalments differ' });

/** Shown for a figure that the server does not send. */
const none = '–';

/** The figures below the amount; `why` is the server's reason for a different first instalment. */
function offerFigures({ repay_plans, firstPayTime }: Offer, context: PreviewContext): PreviewFields {
  const { market, formatMessage, serverLanguage: lang } = context;
  const { currency, utcOffset } = market;
  const { each, first, why, last } = instalmentsInShort(repay_plans);
  const shown = (amount: bigint | string) => shownAmount(amount, currency);
  const total = totalOf(repay_plans.map(({ amount }) => amount));
  const day = firstPayTime || (repay_plans[0]?.pay_time ?? '');
  return {
    each: { text: each !== null ? shown(each) : repay_plans.length > 0 ? formatMessage(differs) : none },
    first: first === null ? null : { text: formatMessage(firstIs(shown(first))) },
    why: why === '' ? null : { text: `(${why})`, lang },
    last: last === null ? null : { text: formatMessage(lastIs(shown(last))) },
    total: { text: total === null ? none : shownAmount(total, currency) },
    day: { text: shownServerTime(day, utcOffset, 'date') || none },
  };
}

/** The summary of an offer: amount, each instalment, their sum, first day, term and rate. `null`: it is loading. */
export function OfferHead({ offer }: { offer: Offer | null }) {
  const { t } = useLingui();
  const context = usePreviewContext();
  const fields = offer && { ...offerPreview.toFields(offer, context), ...offerFigures(offer, context) };
  const lang = useServerLanguage();
  const waiting = <Skeleton width="5em" />;
  const rows: Row[] = [
    {
      label: t({ message: 'Each instalment', comment: 'Label above an amount: what is paid each month' }),
      value: (
        <>
          <Slot name="each" fields={fields} className={styles.figure} />
          {['first', 'why', 'last'].map((name) => (
            <Slot key={name} name={name} fields={fields} as="div" className={styles.soft} isExtra />
          ))}
        </>
      ),
    },
    {
      label: t({ message: 'You repay in total', comment: 'Label of the sum of all payments of a loan' }),
      value: <Slot name="total" fields={fields} className={styles.figure} />,
    },
    {
      label: t({ message: 'First repayment date', comment: 'Label above the day of the first payment' }),
      value: <Slot name="day" fields={fields} className={styles.figure} />,
    },
    { label: t`Loan term`, value: offer ? <Term count={offer.periods} unit={offer.termUnit} /> : waiting },
  ];
  if (offer?.pRateDsc !== '')
    rows.push({ label: t`Interest rate`, value: offer?.pRateDsc ?? waiting, lang: offer ? lang : undefined });

  return (
    <Card tone="float" label={t`Loan amount`}>
      <div className={styles.product}>
        {offer ? (
          <ProductLogo src={offer.productLogo} name={offer.productName} size={24} />
        ) : (
          <Skeleton height={24} width={24} />
        )}
        <Slot name="name" fields={fields} as="p" className={cx('grow', styles.name)} />
      </div>
      <AmountSlot name="amount" fields={fields} label={t`Loan amount`} />
      <div className={styles.facts}>
        <Rows rows={rows} />
      </div>
    </Card>
  );
}
