import { Trans, useLingui } from '@lingui/macro';
import { useMoney } from '@/platform/i18n/market';
import { type Row, Rows } from '@/ui/rows';
import { factsOfPlan } from './key-facts/facts';
import { ledgerOf } from './ledger';
import type { AgreedPlan } from './plan-view';
import styles from './costs.module.css';

type Props = Pick<AgreedPlan, 'plan' | 'agreed' | 'isPartlyPaid'> & {
  /** The amount due from the loan: minor units, or the server's own words. */
  amountDue: bigint | string;
};

/** How the loan's amounts add up: borrowed, paid, still owed, and due (decision 71, ledger). */
export function LedgerView({ plan, agreed, isPartlyPaid, amountDue }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const facts = isPartlyPaid ? null : factsOfPlan(plan, agreed, isPartlyPaid);
  const { origin, paid, due, owed, all, unexplained } = ledgerOf(plan, amountDue, facts);

  const rows: Row[] = [];
  if (origin) {
    rows.push({ label: t`Amount borrowed`, value: money(origin.borrowed), key: 'borrowed' });
    rows.push({
      label: t({ message: 'Interest and fees', comment: 'What a loan costs altogether' }),
      value: money(origin.cost),
      key: 'cost',
    });
    if (origin.added !== 0n)
      rows.push({
        label:
          origin.added > 0n ? t`Added since by the lender, such as late charges` : t`Taken off since by the lender`,
        value: money(origin.added),
        key: 'added',
      });
  }
  rows.push(
    { label: t`All payments, made and to come`, value: money(all), key: 'all' },
    { label: t({ message: 'Paid so far', comment: 'Sum of the payments made' }), value: money(paid.sum), key: 'paid' },
    {
      label: t({ message: 'Still owed in all', comment: 'Sum of all payments that are not made yet, due or not' }),
      value: <strong>{money(owed)}</strong>,
      key: 'owed',
    },
    {
      label: t({ message: 'Due now', comment: 'Payments to be made first, with their sum' }),
      value: money(due.sum),
      key: 'due',
    },
  );

  return (
    <div className="stack">
      <Rows rows={rows} />
      {isPartlyPaid && (
        <p className={styles['note']}>
          <Trans>
            Part of the next instalment is already paid. The lender names only what is left of it, so that part is not
            among these sums.
          </Trans>
        </p>
      )}
      {unexplained !== 0n && (
        <p className={styles['note']}>
          <Trans comment="Two amounts of money">
            The amount due above is the lender’s figure: {money(unexplained)} of it does not follow from these payments.
            Customer service can explain it.
          </Trans>
        </p>
      )}
      <p className={styles['note']}>{t`Every figure here is the lender’s, or the sum of the lender’s figures.`}</p>
    </div>
  );
}
