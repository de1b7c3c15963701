import { Plural, Trans, useLingui } from '@lingui/macro';
import { marketRules } from '@/domain/market-rules';
import { addWorkingDays, validDays } from '@/domain/working-days';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useMoney, useServerLanguage, useToday } from '@/platform/i18n/market';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import { formColumnsOf } from '../schedule/schedule';
import { ScheduleTable } from '../schedule/schedule-table';
import { type FormFacts, instalmentsOf, termDays } from './facts';
import { StatementCosts, StatementRights, SummaryCosts, SummaryRights, useRateValue } from './form-parts';
import { FormPart, type FormRow, FormRows, termValue, useStatedCosts } from './form-values';
import { RateTable } from './rate-accordion';
import styles from './key-facts.module.css';

export type FormProps = {
  form: FormFacts;
  /** Not accepted yet: then the form shows how long the statement holds. */
  isOffer: boolean;
  /** On paper, and in a file: tables have their columns side by side. */
  isPaper?: boolean;
};

/** How long an offered statement holds, where the market rules it. */
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
        one={`Given on ${today}, this statement holds for at least # working day, until ${until}.`}
        other={`Given on ${today}, this statement holds for at least # working days, until ${until}.`}
      />
    </p>
  );
}

/**
 * Annex B: the figures that the annual rate is made of, and the equation. Interest and fees are in the server's own
 * words where they are known in no other way.
 */
function RateComputation({ form }: Pick<FormProps, 'form'>) {
  const { t } = useLingui();
  const money = useMoney();
  const lang = useServerLanguage();
  const { facts, payments, stated } = form;
  const { borrowed, interest, fees, cost, total, rate } = facts;
  const shown = (amount: bigint | null) => (amount === null ? null : money(amount));
  const { costs } = useStatedCosts(form);
  const words = interest === null && fees === null ? costs : null;
  const rows: FormRow[] = [
    { key: 'borrowed', label: t`Sanctioned loan amount`, value: shown(borrowed) },
    { key: 'term', label: t`Loan term`, value: termValue(form) },
    { key: 'count', label: t`Number of instalments`, value: String(instalmentsOf(payments).count) },
    { key: 'stated', label: t`Interest rate, in the lender’s words`, value: stated?.rate ?? null, lang },
    ...(words
      ? [{ key: 'costs', label: t`Interest and fees, in the lender’s words`, value: words }]
      : [
          { key: 'interest', label: t`Interest, all of it`, value: shown(interest) },
          { key: 'fees', label: t`Fees, all of them`, value: shown(fees) },
        ]),
    { key: 'cost', label: t`Interest and fees together`, value: shown(cost) },
    { key: 'received', label: t`Paid out, with nothing kept back as a figure`, value: shown(borrowed) },
    { key: 'total', label: t`Total to repay`, value: shown(total) },
    { key: 'rate', label: t`Annual percentage rate (APR)`, value: useRateValue(form) },
  ];
  return (
    <>
      <FormRows rows={rows} />
      {rate && borrowed !== null && (
        <>
          <p className={styles['formNote']}>
            <Trans>
              The rate is the yearly one, compounded, at which all payments together are worth on the day of the payout
              what was paid out.
            </Trans>
          </p>
          <RateTable received={borrowed} rate={rate} most={rate.flows.length} />
        </>
      )}
    </>
  );
}

/** Annex C: the payments, with what is owed before each. */
function FormSchedule({ form, isPaper = false }: Omit<FormProps, 'isOffer'>) {
  const { payments } = form;
  return (
    <>
      <ScheduleTable payments={payments} columns={formColumnsOf(payments)} isPaper={isPaper} />
      {payments.some(({ stated }) => stated.principal === null) && (
        <p className={styles['formNote']}>
          <Trans>Where the lender does not say how a payment is split, principal and interest are left open.</Trans>
        </p>
      )}
    </>
  );
}

/**
 * The key facts in the form that the market's regulator asks for (decision 82, regulator’s form): in India the Key
 * Facts Statement with its annexes, elsewhere one page. What the lender does not say is left open.
 */
export function KeyFactsForm({ form, isOffer, isPaper = false }: FormProps) {
  const { lender } = useLender();
  const today = useToday();
  const isStatement = marketRules(useMarket()).keyFacts.form === 'statement';
  return (
    <div className={isPaper ? styles['paper'] : styles['form']}>
      <div className={styles['head']}>
        <p>{lender.name}</p>
        <p>{lender.licence}</p>
        {isOffer && isStatement ? <Validity form={form} /> : <p>{wholeFigures(today)}</p>}
      </div>
      {isStatement ? (
        <>
          <FormPart title={<Trans>Annex A, part 1: interest rate, fees and charges</Trans>}>
            <StatementCosts form={form} />
          </FormPart>
          <FormPart title={<Trans>Annex A, part 2: other information</Trans>}>
            <StatementRights />
          </FormPart>
          <FormPart title={<Trans>Annex B: how the annual rate is worked out</Trans>}>
            <RateComputation form={form} />
          </FormPart>
          <FormPart title={<Trans>Annex C: repayment schedule</Trans>}>
            <FormSchedule form={form} isPaper={isPaper} />
          </FormPart>
        </>
      ) : (
        <>
          <FormPart title={<Trans>What this loan costs</Trans>}>
            <SummaryCosts form={form} />
          </FormPart>
          <FormPart title={<Trans>If something comes in between</Trans>}>
            <SummaryRights />
          </FormPart>
          <FormPart title={<Trans comment="Heading: the payments of a loan, by date">Payment plan</Trans>}>
            <FormSchedule form={form} isPaper={isPaper} />
          </FormPart>
        </>
      )}
    </div>
  );
}
