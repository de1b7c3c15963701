import { Trans, useLingui } from '@lingui/macro';
import { useLender } from '@/platform/i18n/lender';
import { useMoney, useServerLanguage } from '@/platform/i18n/market';
import { usePercent } from '@/platform/i18n/use-percent';
import { dailyShare, type FormFacts } from './form-facts';
import { type FormRow, FormRows } from './form-rows';
import { ComplaintValue, CoolingOffValue, InstalmentRows, LateValue, termValue, useStatedCosts } from './shared-values';
import { useRateValue } from './statement-parts';

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
