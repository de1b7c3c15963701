import { Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { addWorkingDays, marketRules, validDays } from '@/domain/market-rules';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useToday } from '@/platform/i18n/market';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { formColumnsOf, ScheduleTable } from '../schedule/schedule-table';
import { type FormFacts, termDays } from './facts';
import { type FormRow, FormRows, Label, openRows, useStatement, useSummary } from './form-rows';
import { RateTable } from './rate-accordion';
import styles from '../costs.module.css';

export type FormProps = {
  form: FormFacts;
  /** Not accepted yet; then the form shows how long the statement is valid. */
  isOffer: boolean;
  /** On paper, and in a file: with the parts that the page shows elsewhere. */
  isPaper?: boolean;
};

/** How long an offered statement is valid, if the market has a rule. */
function Validity({ form }: Pick<FormProps, 'form'>) {
  const { calendar, keyFacts } = marketRules(useMarket());
  const today = useToday();
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

type PartProps = { title: ReactNode; rows?: readonly FormRow[]; isFileOnly?: boolean; children?: ReactNode };

/** A titled part of a form. A part for the file alone is hidden by its class, which the file does not have. */
function Part({ title, rows, isFileOnly = false, children }: PartProps) {
  return (
    <section className={isFileOnly ? styles.fileOnly : styles.part}>
      <h3>{title}</h3>
      {rows && <FormRows rows={rows} />}
      {children}
    </section>
  );
}

/** The facts that the lender does not state, as one list. */
function Unstated({ rows }: { rows: readonly FormRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Part title={<Trans>Not stated</Trans>}>
      <ul>
        {rows.map(({ key, no, label }, index) => (
          <li key={`${String(index)} ${key}`}>
            <Label no={no}>{label}</Label>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function FormSchedule({ form: { payments } }: Pick<FormProps, 'form'>) {
  const { t } = useLingui();
  return (
    <>
      <ScheduleTable payments={payments} columns={formColumnsOf(payments)} />
      {payments.some(({ stated }) => stated.principal === null) && (
        <p>{t`Where we do not know how a payment is split, principal and interest are left blank.`}</p>
      )}
    </>
  );
}

/** In India: the Key Facts Statement. Annex B and C repeat what the page shows; they are in the file and on paper. */
function Statement({ form, isPaper = false }: Omit<FormProps, 'isOffer'>) {
  const { costs, rights, rate: rateRows } = useStatement(form);
  const { rate, borrowed } = form.facts;
  return (
    <>
      <Part title={<Trans>Annex A, part 1: interest rate, fees and charges</Trans>} rows={costs} />
      <Part title={<Trans>Annex A, part 2: other information</Trans>} rows={rights} />
      <Unstated rows={openRows([...costs, ...rights])} />
      <Part title={<Trans>Annex B: how the annual rate is worked out</Trans>} rows={rateRows} isFileOnly={!isPaper}>
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
      <Part title={<Trans>Annex C: repayment schedule</Trans>} isFileOnly={!isPaper}>
        <FormSchedule form={form} />
      </Part>
    </>
  );
}

/** In other markets: one page. */
function Summary({ form, isPaper = false }: Omit<FormProps, 'isOffer'>) {
  const { costs, rights } = useSummary(form);
  return (
    <>
      <Part title={<Trans>What this loan costs</Trans>} rows={costs} />
      <Part title={<Trans>If something goes wrong</Trans>} rows={rights} />
      <Unstated rows={openRows([...costs, ...rights])} />
      <Part
        title={<Trans comment="Heading: the payments of a loan, by date">Payment plan</Trans>}
        isFileOnly={!isPaper}
      >
        <FormSchedule form={form} />
      </Part>
    </>
  );
}

/**
 * The key facts in the form of the market's regulator (decision 82, regulator’s form): in India the Key Facts Statement
 * with its annexes, elsewhere one page.
 */
export function KeyFactsForm({ form, isOffer, isPaper = false }: FormProps) {
  const { lender } = useLender();
  const today = useToday();
  const isStatement = marketRules(useMarket()).keyFacts.form === 'statement';
  const Form = isStatement ? Statement : Summary;
  return (
    <div className={isPaper ? styles.paper : styles.form}>
      <div className={styles.note}>
        <p>{lender.name}</p>
        <p>{lender.licence}</p>
        {isOffer && isStatement ? <Validity form={form} /> : <p>{keepNumbersTogether(today)}</p>}
      </div>
      <Form form={form} isPaper={isPaper} />
    </div>
  );
}
