import { Trans, useLingui } from '@lingui/macro';
import { parseMinor } from '@/domain/money';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMoney } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { HelpCard } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { Rows } from '@/ui/rows';
import { Amount } from '@/ui/slot';
import { useLoanRows } from './outcome';
import styles from './card.module.css';

type Props = {
  /** Minor units; `null` if the server names none. */
  amount: bigint | null;
  /** The amount in the address: if it differs, the card says that the amount has changed. */
  askedAmount?: string | undefined;
};

/** The amount to pay, which is never that of the address (wire protocol, last paragraph). */
export function DueCard({ amount, askedAmount }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const asked = parseMinor(askedAmount);
  return (
    <Card tone="float" label={t`Amount to pay`}>
      {amount === null ? (
        <Notice kind="warning" title={t`The amount is missing`}>
          <Trans>
            The amount due is not available right now, so nothing can be paid here. Please contact customer service.
          </Trans>
        </Notice>
      ) : (
        <Amount label={t`Amount to pay`} text={money(amount)} />
      )}
      {asked !== null && amount !== null && asked !== amount && (
        <p className={cx(styles.found, styles.changed)}>
          <Trans>The amount has changed since you set out. This is what you owe now.</Trans>
        </p>
      )}
    </Card>
  );
}

/** Contact and the loan's facts. Last on its page, so that nothing moves when the loan's own call answers later. */
export function LoanHelp({ loan }: { loan: LoanDetails | undefined }) {
  const { t } = useLingui();
  const { name, due } = useLoanRows(loan);
  const rows = [...name, ...due];
  return (
    <>
      <HelpCard title={t`Questions about paying?`} telephone={loan?.telephone ?? ''} />
      {rows.length > 0 && (
        <Card title={t`Your loan now`}>
          <Rows rows={rows} />
        </Card>
      )}
    </>
  );
}
