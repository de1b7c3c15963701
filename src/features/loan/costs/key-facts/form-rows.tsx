import { Plural, Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { loanTerms } from '@/domain/loan-terms';
import { marketRules } from '@/domain/market-rules';
import { useLender } from '@/platform/i18n/lender';
import { useMarket, useMoney, useServerLanguage } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { LateRules } from '../what-if/late-rules';
import { dailyShare, type FormFacts, instalmentsOf, statedCostRows, termDays } from './facts';
import { CoolingOff } from './terms-accordions';
import styles from '../costs.module.css';

/** A row of a form: a value (in `lang`; open if null or empty), or rows of its own. `no` is its number in the form. */
export type FormRow = {
  key: string;
  label: ReactNode;
  no?: string;
  lang?: string | undefined;
  value?: ReactNode;
  rows?: readonly FormRow[];
};

function isOpen({ value = null, rows }: FormRow): boolean {
  return rows ? rows.every(isOpen) : value === null || value === '';
}

/** The rows without a value in the lender's answer; they stay open. */
export function openRows(rows: readonly FormRow[]): FormRow[] {
  return rows.flatMap((row) => (isOpen(row) ? [row] : openRows(row.rows ?? [])));
}

/** Rows of a form, below one another, so that they fit the narrowest phone with the largest letters. */
export function FormRows({ rows }: { rows: readonly FormRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter((row) => !isOpen(row))
        .map(({ key, no, label, value, rows: inner, lang }) => (
          <div key={key} className={styles.row}>
            <dt>
              <Label no={no}>{label}</Label>
            </dt>
            <dd lang={lang}>
              {inner ? <FormRows rows={inner} /> : typeof value === 'string' ? keepNumbersTogether(value) : value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The name of a row, after its number in the regulator's form. */
export function Label({ no, children }: { no?: string | undefined; children: ReactNode }) {
  return (
    <>
      {no !== undefined && <span className={styles.no}>{no}</span>}
      {children}
    </>
  );
}

const numbered = (rows: readonly FormRow[]): FormRow[] => rows.map((row) => ({ ...row, no: row.key }));

/** The rows that every form has. */
function useCommonRows({ facts, payments, stated, name, order, term }: FormFacts) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const lang = useServerLanguage();
  const { rate, isEstimate, total } = facts;
  const shown = (amount: bigint | null) => (amount === null ? null : money(amount));
  const { count, each, least, most, first, everyDays } = instalmentsOf(payments);
  const [smallest, largest] = [shown(least), shown(most)];
  const days = termDays(facts);
  const costs = statedCostRows({ stated, facts }, money);
  const countRow = { key: 'count', label: t`Number of instalments`, value: String(count) };
  const statedRows = (rows: typeof costs.fees): FormRow[] =>
    rows.map(({ text, value }, index) => ({ key: `${String(index)} ${text}`, label: text, value }));
  const yearly = rate && percent(rate.rate, 2);

  return {
    shown,
    borrowed: shown(facts.borrowed),
    fees: statedRows(costs.fees),
    costs: statedRows([...costs.interest, ...costs.fees]),
    term: {
      key: 'term',
      label: t`Loan term`,
      value: term ?? (days === null ? null : <Plural value={days} one="# day" other="# days" />),
    },
    count: countRow,
    name: {
      key: 'name',
      label: t({ message: 'Type of loan', comment: 'Label of a product’s name' }),
      value: name,
      lang,
    },
    order: { key: 'order', label: t`Loan number`, value: order },
    stated: { key: 'stated', label: t`Interest rate, as stated in the loan information`, value: stated?.rate, lang },
    total: { key: 'total', label: t`Total to repay`, value: shown(total) },
    rate: !isEstimate ? (
      yearly
    ) : (
      <Trans comment="A rate in per cent">About {yearly}: the day of the payout is an estimate</Trans>
    ),
    instalments: {
      key: 'instalments',
      label: t`Instalments`,
      rows: [
        {
          key: 'type',
          label: t({ message: 'Frequency', comment: 'Label: rhythm of the instalments' }),
          value:
            everyDays !== null ? (
              <Plural value={everyDays} one="Every day" other="Every # days" />
            ) : count > 1 ? (
              <Trans>On the days of the payment plan</Trans>
            ) : (
              <Trans comment="How often a loan is paid that has a single payment">Once</Trans>
            ),
        },
        countRow,
        {
          key: 'amount',
          label: t({ message: 'Amount of each', comment: 'Label: what every instalment is' }),
          value:
            each !== null ? (
              money(each)
            ) : smallest !== null && largest !== null ? (
              <Trans comment="Two amounts: the smallest and the largest instalment">
                {smallest} to {largest}, see the payment plan
              </Trans>
            ) : null,
        },
        { key: 'first', label: t({ message: 'First payment', comment: 'Label of a date' }), value: first },
      ],
    },
  } satisfies Record<string, unknown>;
}

/** The rules for a late payment, for giving the loan back and for complaints: the same in every form. */
function useRights() {
  const { t } = useLingui();
  const { lateCost, coolingOffDays, answerDays } = marketRules(useMarket());
  const { service, authority, collection } = useLender();
  const { phone, email } = service;
  const { from, until } = collection;
  const office = [authority.name, authority.phone, authority.address].join(', ');
  return {
    from,
    until,
    late: {
      key: 'late',
      label: t`If you pay late`,
      value: <LateRules rule={lateCost} isLate={false} ceiling={null} />,
    },
    coolingOff: <CoolingOff days={coolingOffDays} />,
    complaints: (
      <>
        <p>
          <Trans comment="A telephone number, an e-mail address">
            First our customer service: {phone}, {email}.
          </Trans>{' '}
          {answerDays !== null && (
            <Plural
              value={answerDays}
              one="We usually answer within 3 working days, within # day at the latest."
              other="We usually answer within 3 working days, within # days at the latest."
            />
          )}
        </p>
        <p>
          <Trans comment="Name, telephone and address of an authority">
            If we do not answer, or you do not agree with the answer: {office}.
          </Trans>
        </p>
      </>
    ),
  };
}

/** The parts of the Indian Key Facts Statement (decision 82, regulator’s form): Annex A in two parts, and Annex B. */
export function useStatement(form: FormFacts): { costs: FormRow[]; rights: FormRow[]; rate: FormRow[] } {
  const { t } = useLingui();
  const { grievance } = useLender();
  const lang = useServerLanguage();
  const { facts, stated } = form;
  const row = useCommonRows(form);
  const { late, coolingOff, complaints, from, until } = useRights();
  const { assignmentNoticeBusinessDays: notice } = loanTerms;
  const isSplit = facts.interest !== null || facts.fees !== null;
  return {
    costs: numbered([
      { key: '1', label: t`Number of the proposal or account, and type of loan`, rows: [row.order, row.name] },
      { key: '2', label: t`Sanctioned loan amount`, value: row.borrowed },
      { key: '3', label: t`Payout: all at once or in stages` },
      { ...row.term, key: '4' },
      { ...row.instalments, key: '5' },
      { key: '6', label: t`Interest rate, and whether it is fixed or floating`, value: stated?.rate, lang },
      { key: '7', label: t`If it floats: reference rate, spread, reset dates` },
      {
        key: '8',
        label: t`Fees and charges`,
        rows: [
          ...(facts.fees === null ? [] : [{ key: 'all', label: t`Fees, all of them`, value: row.shown(facts.fees) }]),
          {
            key: 'lender',
            label: t`Payable to the lender and, through it, to third parties; one-time or recurring`,
            rows: row.fees,
            lang,
          },
        ],
      },
      { key: '9', label: t`Annual percentage rate (APR)`, value: facts.rate && row.rate },
      {
        key: '10',
        label: t`Charges that apply only in certain cases`,
        rows: [
          late,
          { key: 'penal', label: t`Other penal charges` },
          { key: 'foreclosure', label: t`Closing the loan early (foreclosure)` },
          { key: 'switching', label: t`Switching between fixed and floating rate` },
          { key: 'other', label: t`Any other charge` },
        ],
      },
    ]),
    rights: numbered([
      {
        key: '1',
        label: t`Clause on recovery agents`,
        value: (
          <Trans>
            We call you about what you owe between {from} and {until} only.
          </Trans>
        ),
      },
      { key: '2', label: t`Clause on complaints`, value: complaints },
      {
        key: '3',
        label: t`Nodal grievance officer: phone and e-mail`,
        value: grievance && [grievance.name, grievance.phone, grievance.email].join(', '),
      },
      {
        key: '4',
        label: t`Whether the loan may be transferred or securitised`,
        value: (
          <Plural
            value={notice}
            one="We may assign it to somebody else. We tell you # business day before; what you owe stays the same."
            other="We may assign it to somebody else. We tell you # business days before; what you owe stays the same."
          />
        ),
      },
      { key: '5', label: t`If several lenders lend together: names, shares, joint rate` },
      {
        key: '6',
        label: t`Digital loan`,
        rows: [
          { key: 'cooling', label: t`Cooling-off period, without penalty`, value: coolingOff },
          { key: 'agent', label: t`Service provider that recovers the loan` },
        ],
      },
    ]),
    rate: [
      { key: 'borrowed', label: t`Sanctioned loan amount`, value: row.borrowed },
      row.term,
      row.count,
      row.stated,
      ...(isSplit || row.costs.length === 0
        ? [
            { key: 'interest', label: t`Interest, all of it`, value: row.shown(facts.interest) },
            { key: 'fees', label: t`Fees, all of them`, value: row.shown(facts.fees) },
          ]
        : [{ key: 'costs', label: t`Interest and fees, as stated in the loan information`, rows: row.costs, lang }]),
      { key: 'cost', label: t`Interest and fees in total`, value: row.shown(facts.cost) },
      { key: 'received', label: t`Paid out (no deduction stated)`, value: row.borrowed },
      row.total,
      { key: 'rate', label: t`Annual percentage rate (APR)`, value: facts.rate && row.rate },
    ],
  };
}

/** The parts of the form for markets whose regulator names facts but no form: costs, and rights. */
export function useSummary(form: FormFacts): { costs: FormRow[]; rights: FormRow[] } {
  const { t } = useLingui();
  const percent = usePercent();
  const lang = useServerLanguage();
  const { facts, order } = form;
  const row = useCommonRows(form);
  const { late, coolingOff, complaints, from, until } = useRights();
  const share = dailyShare(facts);
  return {
    costs: [
      row.name,
      ...(order === null ? [] : [row.order]),
      { key: 'borrowed', label: t`Amount borrowed`, value: row.borrowed },
      row.term,
      row.stated,
      { key: 'costs', label: t`Costs, as stated in the loan information`, rows: row.costs, lang },
      { key: 'cost', label: t`Interest and fees, all of them`, value: row.shown(facts.cost) },
      {
        key: 'daily',
        label: t`Per day, as a share of the amount borrowed`,
        value: share === null ? null : percent(share, 3),
      },
      { key: 'apr', label: t`Annual rate of all costs`, value: facts.rate && row.rate },
      row.total,
      row.instalments,
    ],
    rights: [
      late,
      { key: 'early', label: t`Returning the loan`, value: coolingOff },
      {
        key: 'collection',
        label: t`When you may be contacted about your debt`,
        value: (
          <Trans comment="Two times of day">
            Between {from} and {until} only, by your own clock. Nobody may threaten you, or contact people in your phone
            book.
          </Trans>
        ),
      },
      { key: 'complaints', label: t`Complaints`, value: complaints },
    ],
  };
}
