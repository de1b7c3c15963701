import { Trans, useLingui } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import { Card } from '@/ui/card';
import { ProductLogo } from '@/ui/product-logo';
import { Rows, type Row } from '@/ui/rows';
import styles from './order-card.module.css';

type Props = { loan: LoanDetails };

/**
 * The product and the order's own lines (`userOrderDetail.detail`). `playeduL`, the server's text about the credit limit
 * that is still free, stands as the last line, where people look for figures of their loan.
 */
export function OrderCard({ loan }: Props) {
  const { t } = useLingui();
  const lines = loan.userOrderDetail?.detail ?? [];
  const rows: Row[] = lines
    .filter(({ text, value }) => text !== '' || value !== '')
    .map(({ text, value }) => ({ label: text, value: value || '–' }));
  if (loan.playeduL !== '') rows.push({ label: t`Available limit`, value: loan.playeduL, key: 'limit' });

  return (
    <Card>
      {loan.productName !== '' && (
        <div className={styles['product']}>
          <ProductLogo src={loan.productLogo} name={loan.productName} size={40} />
          <h2 className={styles['name']}>{loan.productName}</h2>
        </div>
      )}
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <p className={styles['empty']}>
          <Trans>There are no details about this order yet. Pull the page down to look again.</Trans>
        </p>
      )}
    </Card>
  );
}
