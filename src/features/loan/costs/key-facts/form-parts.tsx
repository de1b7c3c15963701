import { Plural, Trans, useLingui } from '@lingui/macro';
import { loanTerms } from '@/domain/loan-terms';
import { useLender } from '@/platform/i18n/lender';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { dailyShare, type FormFacts } from './facts';
import {
  ComplaintValue,
  CoolingOffValue,
  type FormRow,
  FormRows,
  InstalmentRows,
  LateValue,
  termValue,
  useStatedCosts,
} from './form-values';

/** The annual rate, and that it is an estimate where it is one; `null` where there is none. */
export function useRateValue({ facts: { rate, isEstimate } }: FormFacts) {
  const percent = usePercent();
  if (!rate) return null;
  const yearly = percent(rate.rate, 2);
  return isEstimate ? (
    <Trans comment="A rate in per cent">About {yearly}: the lender does not say when the money was paid out</Trans>
  ) : (
    yearly
  );
}

/** Annex A, part 1, of the Indian Key Facts Statement: ten rows (decision 82, regulator’s form). */
export function StatementCosts({ form }: { form: FormFacts }) {
  const { t } = useLingui();
  const money = useMoney();
  const lang = useServerLanguage();
  const { facts, stated, name, order } = form;
  const fees: FormRow[] = [
    ...(facts.fees === null ? [] : [{ key: 'all', label: t`Fees, all of them`, value: money(facts.fees) }]),
    {
      key: 'lender',
      label: t`Payable to the lender and, through it, to third parties; one-time or recurring`,
      value: useStatedCosts(form).fees,
    },
  ];
  const contingent: FormRow[] = [
    { key: 'late', label: t`If you pay late`, value: <LateValue /> },
    { key: 'penal', label: t`Other penal charges`, value: null },
    { key: 'foreclosure', label: t`Closing the loan early (foreclosure)`, value: null },
    { key: 'switching', label: t`Switching between fixed and floating rate`, value: null },
    { key: 'other', label: t`Any other charge`, value: null },
  ];
  const rows: FormRow[] = [
    {
      key: '1',
      label: t`Number of the proposal or account, and type of loan`,
      value: (
        <FormRows
          rows={[
            { key: 'order', label: t`Loan number`, value: order },
            {
              key: 'name',
              label: t({ message: 'Type of loan', comment: 'Label of a product’s name' }),
              value: name,
              lang,
            },
          ]}
        />
      ),
    },
    { key: '2', label: t`Sanctioned loan amount`, value: facts.borrowed === null ? null : money(facts.borrowed) },
    { key: '3', label: t`Payout: all at once or in stages`, value: null },
    { key: '4', label: t`Loan term`, value: termValue(form) },
    { key: '5', label: t`Instalments`, value: <InstalmentRows {...form} /> },
    { key: '6', label: t`Interest rate, and whether it is fixed or floating`, value: stated?.rate ?? null, lang },
    { key: '7', label: t`If it floats: reference rate, spread, reset dates`, value: null },
    { key: '8', label: t`Fees and charges`, value: <FormRows rows={fees} /> },
    { key: '9', label: t`Annual percentage rate (APR)`, value: useRateValue(form) },
    { key: '10', label: t`Contingent charges: only if something happens`, value: <FormRows rows={contingent} /> },
  ];
  return <FormRows rows={rows.map((row) => ({ ...row, no: row.key }))} />;
}

/** Annex A, part 2: six rows. */
export function StatementRights() {
  const { t } = useLingui();
  const { grievance, collection } = useLender();
  const { from, until } = collection;
  const { assignmentNoticeBusinessDays: notice } = loanTerms;
  const rows: FormRow[] = [
    {
      key: '1',
      label: t`Clause on recovery agents`,
      value: (
        <Trans>
          We call you about what you owe between {from} and {until} only.
        </Trans>
      ),
    },
    { key: '2', label: t`Clause on complaints`, value: <ComplaintValue /> },
    {
      key: '3',
      label: t`Nodal grievance officer: telephone and e-mail`,
      value: grievance && [grievance.name, grievance.phone, grievance.email].join(', '),
    },
    {
      key: '4',
      label: t`Whether the loan may be transferred or securitised`,
      value: (
        <Plural
          value={notice}
          one="The lender may assign it to somebody else. You are told # business day before; what you owe stays the same."
          other="The lender may assign it to somebody else. You are told # business days before; what you owe stays the same."
        />
      ),
    },
    { key: '5', label: t`If several lenders lend together: names, shares, joint rate`, value: null },
    {
      key: '6',
      label: t`Digital loan`,
      value: (
        <FormRows
          rows={[
            { key: 'cooling', label: t`Cooling-off period, without penalty`, value: <CoolingOffValue /> },
            { key: 'agent', label: t`Service provider that recovers the loan`, value: null },
          ]}
        />
      ),
    },
  ];
  return <FormRows rows={rows.map((row) => ({ ...row, no: row.key }))} />;
}

/** What a loan costs, on one page: for markets whose regulator names facts and no form. */
export function SummaryCosts({ form }: { form: FormFacts }) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const lang = useServerLanguage();
  const { facts, stated, name, order } = form;
  const { borrowed, cost, total } = facts;
  const share = dailyShare(facts);
  const shown = (amount: bigint | null) => (amount === null ? null : money(amount));
  const rows: FormRow[] = [
    { key: 'name', label: t({ message: 'Type of loan', comment: 'Label of a product’s name' }), value: name, lang },
    ...(order === null ? [] : [{ key: 'order', label: t`Loan number`, value: order }]),
    { key: 'borrowed', label: t`Amount borrowed`, value: shown(borrowed) },
    { key: 'term', label: t`Loan term`, value: termValue(form) },
    { key: 'rate', label: t`Interest rate, in the lender’s words`, value: stated?.rate ?? null, lang },
    { key: 'costs', label: t`Costs, in the lender’s words`, value: useStatedCosts(form).costs },
    { key: 'cost', label: t`Interest and fees, all of them`, value: shown(cost) },
    {
      key: 'daily',
      label: t`The same for each day, of the amount borrowed`,
      value: share === null ? null : percent(share, 3),
    },
    { key: 'apr', label: t`Annual rate of all costs`, value: useRateValue(form) },
    { key: 'total', label: t`Total to repay`, value: shown(total) },
    { key: 'instalments', label: t`Instalments`, value: <InstalmentRows {...form} /> },
  ];
  return <FormRows rows={rows} />;
}

/** What happens if one is late or early, and who helps. */
export function SummaryRights() {
  const { t } = useLingui();
  const { collection } = useLender();
  const { from, until } = collection;
  const rows: FormRow[] = [
    { key: 'late', label: t`If you pay late`, value: <LateValue /> },
    { key: 'early', label: t`Giving the loan back`, value: <CoolingOffValue /> },
    {
      key: 'collection',
      label: t`When you may be reminded`,
      value: (
        <Trans comment="Two times of day">
          Between {from} and {until} only, by your own clock. Nobody may threaten you, or ask the people among your
          contacts.
        </Trans>
      ),
    },
    { key: 'complaints', label: t`Complaints`, value: <ComplaintValue /> },
  ];
  return <FormRows rows={rows} />;
}
