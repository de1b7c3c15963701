import { useLingui } from '@lingui/macro';
import type { RecommendedProduct } from '@/api/contract/loan';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { ProductLogo } from '@/ui/product-logo';
import styles from './recommended-products.module.css';

type Props = { product: RecommendedProduct; onOpen: () => void };

/** One recommended product; a tap anywhere on it opens it. One that is not clickable cannot be opened (specification section 5). */
export function ProductItem({ product, onOpen }: Props) {
  const { t } = useLingui();
  const { productLogo, productName, amountRange, amountRangeDes, rate, productDesc, clickable } = product;
  const action = product.buttonText || t({ message: 'View', comment: 'Button: open a recommended product' });

  return (
    <li className={cx(styles['item'], !clickable && styles['off'])}>
      <div className={styles['head']}>
        <ProductLogo src={productLogo} name={productName} size={40} />
        <h3 className={styles['name']}>{productName}</h3>
      </div>
      <div className={styles['facts']}>
        <p className={styles['label']}>{amountRangeDes}</p>
        {rate !== '' && <p className={styles['rate']}>{rate}</p>}
      </div>
      {amountRange !== '' && <p className={cx(styles['range'], 'tabular')}>{amountRange}</p>}
      {productDesc !== '' && <p className={styles['text']}>{productDesc}</p>}
      <Button
        variant="secondary"
        block
        className={styles['open']}
        disabled={!clickable}
        aria-label={productName ? `${action}, ${productName}` : action}
        onClick={onOpen}
      >
        {action}
      </Button>
    </li>
  );
}
