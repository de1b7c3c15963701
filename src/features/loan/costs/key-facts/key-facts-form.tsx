import type { MessageDescriptor } from '@lingui/core';
import { msg, Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { addWorkingDays, marketRules, validDays } from '@/domain/market-rules';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { columnsOf, ScheduleTable } from '../schedule/schedule-table';
import { RateTable } from './accordions';
import { type FormFacts, termDays } from './facts';
import { type FormRow, forms } from './form-data';
import { type FormValue, inLenderWords, useFormValues } from './form-values';
import styles from '../costs.module.css';

/** `isOffer`: not accepted yet, so it shows how long it is valid. `isPaper`: with what the page shows elsewhere. */
export type FormProps = { form: FormFacts; isOffer: boolean; isPaper?: boolean };

/** How long an offered statement is valid, if the market has a rule. */
function Validity({ form }: Pick<FormProps, 'form'>) {
  const { calendar, keyFacts } = marketRules(useMarket());
  const { today } = form;
  const days = validDays(keyFacts, termDays(form.facts));
  if (days === null) return null;
  const until = addWorkingDays(today, days, calendar);
  return (
    <p>
      <Plural
        value={days}
        one={`Given on ${today}, this statement is valid for at least # working day, until ${until}.`}
        other={`Given on ${today}, this statement is valid for at least # working days, until ${until}.`}
      />
    </p>
  );
}

/** A row with its value (in `lang`; open if null or empty), or with rows of its own. */
type FilledRow = {
  key: string;
  label: ReactNode;
  lang?: string | undefined;
  value?: ReactNode;
  rows?: readonly FilledRow[] | undefined;
};

function isOpen({ value = null, rows }: FilledRow): boolean {
  return rows ? rows.every(isOpen) : value === null || value === '';
}

/** The rows without a value in the lender's answer; they stay open. */
function openRows(rows: readonly FilledRow[]): FilledRow[] {
  return rows.flatMap((row) => (isOpen(row) ? [row] : openRows(row.rows ?? [])));
}

/** @returns a function that fills rows of a form with their values; `isNumbered` rows show their place */
function useFill(form: FormFacts) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const values: Readonly<Record<string, FormValue>> = useFormValues(form);
  return function fill(rows: readonly FormRow[], isNumbered = false): FilledRow[] {
    return rows.flatMap(([message, content], place): FilledRow | [] => {
      const label = isNumbered ? (
        <>
          <span className={styles.no}>{place + 1}</span>
          {t(message)}
        </>
      ) : (
        t(message)
      );
      const key = `${String(place)} ${message.id}`;
      if (typeof content !== 'string') return { key, label, rows: content && fill(content) };
      const value = values[content];
      if (value === undefined) return [];
      const row = { key, label, lang: inLenderWords.has(content) ? lang : undefined };
      return typeof value === 'object' && value && 'stated' in value
        ? {
            ...row,
            rows: value.stated.map((one, at) => ({
              key: `${String(at)} ${one.text}`,
              label: one.text,
              value: one.value,
            })),
          }
        : { ...row, value };
    });
  };
}

/** Rows of a form, below one another, so that they fit the narrowest phone with the largest letters. */
function FormRows({ rows }: { rows: readonly FilledRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(
        (row) =>
          !isOpen(row) && (
            <div key={row.key} className={styles.row}>
              <dt>{row.label}</dt>
              <dd lang={row.lang}>
                {row.rows ? (
                  <FormRows rows={row.rows} />
                ) : typeof row.value === 'string' ? (
                  keepNumbersTogether(row.value)
                ) : (
                  row.value
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

type PartProps = { title: MessageDescriptor; rows?: readonly FilledRow[]; isFileOnly?: boolean; children?: ReactNode };

/** A titled part of a form. A part for the file alone is hidden by its class, which the file does not have. */
function Part({ title, rows, isFileOnly = false, children }: PartProps) {
  const { t } = useLingui();
  return (
    <section className={isFileOnly ? styles.fileOnly : styles.part}>
      <h3>{t(title)}</h3>
      {rows && <FormRows rows={rows} />}
      {children}
    </section>
  );
}

/** What the figures of a running loan are, if its terms were accepted on this device. */
export function AgreedNote() {
  return (
    <p className={styles.note}>
      <Trans>Based on the terms you accepted on this phone. Late charges and extensions are not part of them.</Trans>
    </p>
  );
}

/**
 * The key facts in the form of the market's regulator (decision 82, regulator’s form): in India the Key Facts Statement
 * with its annexes, elsewhere one page. What repeats the page is only in the file and on paper.
 */
export function KeyFactsForm({ form, isOffer, isPaper = false }: FormProps) {
  const { t } = useLingui();
  const { lender } = useLender();
  const isStatement = marketRules(useMarket()).keyFacts.form === 'statement';
  const { costs, rights, calculation, schedule } = isStatement ? forms.statement : forms.summary;
  const fill = useFill(form);
  const parts = [costs, rights].map(({ title, rows }) => ({ title, rows: fill(rows, isStatement) }));
  const unstated = openRows(parts.flatMap(({ rows }) => rows));
  const { payments, facts, today, isAgreed } = form;
  const { rate, borrowed } = facts;
  return (
    <div className={isPaper ? styles.paper : styles.form}>
      <div className={styles.note}>
        <p>{lender.name}</p>
        <p>{lender.licence}</p>
        {isOffer && isStatement ? <Validity form={form} /> : <p>{keepNumbersTogether(today)}</p>}
      </div>
      {isAgreed && <AgreedNote />}
      {parts.map(({ title, rows }) => (
        <Part key={t(title)} title={title} rows={rows} />
      ))}
      {unstated.length > 0 && (
        <Part title={msg`Not stated`}>
          <ul>
            {unstated.map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ul>
        </Part>
      )}
      {calculation && (
        <Part title={calculation.title} rows={fill(calculation.rows)} isFileOnly={!isPaper}>
          {rate && borrowed !== null && (
            <>
              <p>
                <Trans>
                  The rate is the yearly one, compounded, at which all payments together are worth on the day of the
                  payout what was paid out.
                </Trans>
              </p>
              <RateTable received={borrowed} rate={rate} most={rate.flows.length} />
            </>
          )}
        </Part>
      )}
      <Part title={schedule} isFileOnly={!isPaper}>
        <ScheduleTable payments={payments} columns={columnsOf(payments, true)} />
        {payments.some(({ stated }) => stated.principal === null) && (
          <p>{t`Where we do not know how a payment is split, principal and interest are left blank.`}</p>
        )}
      </Part>
    </div>
  );
}
