import { Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { marketRules } from '@/domain/market-rules';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useMoney, useServerLanguage } from '@/platform/i18n/market';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import { LateRules } from '../what-if/late-rules';
import { type FormFacts, instalmentsOf, statedCostRows, termDays } from './facts';
import { CoolingOff } from './terms-accordions';
import styles from './key-facts.module.css';

/**
 * A row of a form. `no` is its number there; a value of `null` is shown as left open.
 * `lang` is that of the value.
 */
export type FormRow = { label: ReactNode; value: ReactNode; key: string; no?: string; lang?: string | undefined };

/** What the lender's answer leaves open: nothing is put in its place. */
function Unstated() {
  return (
    <em className={styles['open']}>
      <Trans>Not stated by the lender</Trans>
    </em>
  );
}

/** Rows of a form, below one another: nothing is cut on the narrowest phone, with the largest letters. */
export function FormRows({ rows }: { rows: readonly FormRow[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ key, no, label, value, lang }) => (
        <div key={key} className={styles['row']}>
          <dt>
            {no !== undefined && <span className={styles['no']}>{no}</span>}
            {label}
          </dt>
          <dd lang={value === null || value === '' ? undefined : lang}>
            {value === null || value === '' ? <Unstated /> : typeof value === 'string' ? wholeFigures(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A titled part of a form. */
export function FormPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** So many days. */
function Days({ count }: { count: number }) {
  return <Plural value={count} one="# day" other="# days" />;
}

/** From the payout to the last payment; `null` where that is not known. */
export function termValue({ facts }: FormFacts) {
  const days = termDays(facts);
  return days === null ? null : <Days count={days} />;
}

/** How the payments are made. */
export function InstalmentRows({ payments }: FormFacts) {
  const { t } = useLingui();
  const money = useMoney();
  const { count, each, least, most, first, everyDays } = instalmentsOf(payments);
  const [smallest, largest] = [least, most].map((amount) => (amount === null ? null : money(amount)));
  const rows: FormRow[] = [
    {
      key: 'type',
      label: t({ message: 'How often', comment: 'Label: rhythm of the instalments' }),
      value:
        everyDays !== null ? (
          <Plural value={everyDays} one="Every day" other="Every # days" />
        ) : count > 1 ? (
          <Trans>On the days of the schedule below</Trans>
        ) : (
          <Trans comment="How often a loan is paid that has a single payment">Once</Trans>
        ),
    },
    { key: 'count', label: t`Number of instalments`, value: String(count) },
    {
      key: 'amount',
      label: t({ message: 'Amount of each', comment: 'Label: what every instalment is' }),
      value:
        each !== null ? (
          money(each)
        ) : smallest !== null && largest !== null ? (
          <Trans comment="Two amounts: the smallest and the largest instalment">
            {smallest} to {largest}, see the schedule
          </Trans>
        ) : null,
    },
    { key: 'first', label: t({ message: 'First payment', comment: 'Label of a date' }), value: first },
  ];
  return <FormRows rows={rows} />;
}

type StatedRows = NonNullable<FormFacts['stated']>['rows'];

function StatedCosts({ rows }: { rows: StatedRows }) {
  const lang = useServerLanguage();
  return (
    <div lang={lang}>
      <FormRows
        rows={rows.map(({ text, value }, index) => ({ key: `${String(index)} ${text}`, label: text, value }))}
      />
    </div>
  );
}

/** The costs in the server's own words, and the fees among them; `null` where it says none. */
export function useStatedCosts(form: FormFacts): { costs: ReactNode; fees: ReactNode } {
  const money = useMoney();
  const { interest, fees } = statedCostRows(form, money);
  const shown = (rows: StatedRows) => (rows.length > 0 ? <StatedCosts rows={rows} /> : null);
  return { costs: shown([...interest, ...fees]), fees: shown(fees) };
}

/** What being late costs, by the terms of the market. */
export function LateValue() {
  return <LateRules rule={marketRules(useMarket()).lateCost} isLate={false} ceiling={null} />;
}

/** In which days the loan may be given back. */
export function CoolingOffValue() {
  return <CoolingOff days={marketRules(useMarket()).coolingOffDays} />;
}

/** Where to complain first, and where after that. */
export function ComplaintValue() {
  const {
    service: { phone, email },
    authority,
  } = useLender();
  const { answerDays } = marketRules(useMarket());
  const office = [authority.name, authority.phone, authority.address].join(', ');
  return (
    <>
      <p>
        <Trans comment="A telephone number, an e-mail address">
          First our customer service: {phone}, {email}.
        </Trans>{' '}
        {answerDays !== null && (
          <Plural value={answerDays} one="You are answered within # day." other="You are answered within # days." />
        )}
      </p>
      <p>
        <Trans comment="Name, telephone and address of an authority">
          If we do not answer, or you do not agree with the answer: {office}.
        </Trans>
      </p>
    </>
  );
}
