import { useLingui } from '@lingui/macro';
import type { ExtensionDetail } from '@/api/contract/repayment';
import { Card } from '@/ui/card';
import { ProductLogo } from '@/ui/product-logo';
import { Rows } from '@/ui/rows';
import styles from './extension-order.module.css';
import { shownRows } from './shown-rows';

type Props = { offer: Pick<ExtensionDetail, 'productName' | 'productLogo' | 'orderDetail'> };

/** Which loan is extended: product and the order's own lines. Nothing when the server says nothing of it. */
export function ExtensionOrder({ offer: { productName, productLogo, orderDetail } }: Props) {
  const { t } = useLingui();
  const rows = shownRows(orderDetail?.detail ?? []);
  if (productName === '' && rows.length === 0) return null;
  return (
    <Card>
      <div className={styles['product']}>
        <ProductLogo src={productLogo} name={productName} size={40} />
        <h2 className={styles['name']}>{productName || t`Your loan`}</h2>
      </div>
      {rows.length > 0 && (
        <div className={styles['rows']}>
          <Rows rows={rows.map(({ text, value }, index) => ({ key: String(index), label: text, value }))} />
        </div>
      )}
    </Card>
  );
}
