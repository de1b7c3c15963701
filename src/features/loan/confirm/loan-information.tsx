import { useLingui } from '@lingui/macro';
import { useMarket } from '@/services/market';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';
import { detailGroups, type Offer } from './offer-terms';
import styles from './loan-information.module.css';

type Props = { offer: Offer };

/** What the loan brings and costs, in the server's own rows. Nothing without rows. */
export function LoanInformation({ offer }: Props) {
  const { t } = useLingui();
  const groups = detailGroups(offer, useMarket());
  if (groups.length === 0) return null;
  return (
    <Card title={t`Loan information`}>
      {groups.map((rows, index) => (
        <div key={`group-${String(index)}`} className={styles['group']}>
          <Rows rows={rows} />
        </div>
      ))}
    </Card>
  );
}
