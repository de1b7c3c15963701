import { useLingui } from '@lingui/macro';
import { useId } from 'react';
import type { RecommendedProduct } from '@/api/contract/loan';
import { defineProductClick } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServices } from '@/services/services';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { ProductLogo } from '@/ui/product-logo';
import { SectionTitle } from '@/ui/section-title';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-tap-lock';
import styles from './recommended-products.module.css';

type ProductItemProps = { product: RecommendedProduct; onOpen: () => void };

/** One recommended product; a tap anywhere on it opens it. One that is not clickable cannot be opened (specification section 5). */
function ProductItem({ product, onOpen }: ProductItemProps) {
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

/** Neither a precise scene (301) nor a bag scene (302): specification section 9. */
const moduleId = 300;

/**
 * Opens a recommended product: one of a burst of taps counts. The tap is reported beside it and holds nobody up; when the
 * report fails, a toast says so (specification sections 7 and 8).
 * @param onOpen takes the person to the product
 */
function useOpenProduct(onOpen: (productId: string) => void): (productId: string, position: number) => void {
  const { api } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();
  const once = useTapLock();

  return (productId, positionId) => {
    void once(() => {
      api
        .call(defineProductClick, { productId, moduleId, positionId })
        .catch((error: unknown) => show(errorText(error), { kind: 'error' }));
      onOpen(productId);
    });
  };
}

type Props = {
  products: readonly RecommendedProduct[];
  /** Takes the person to the product. */
  onOpenProduct: (productId: string) => void;
};

/** Products the lender recommends; shown only where the status allows it (decision 8, status table). */
export function RecommendedProducts({ products, onOpenProduct }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const open = useOpenProduct(onOpenProduct);
  return (
    <section className="stack" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t`Recommended for you`}</SectionTitle>
      <ul className={styles['list']}>
        {products.map((product, position) => (
          <ProductItem
            key={`${product.id}-${String(position)}`}
            product={product}
            onOpen={() => open(product.id, position)}
          />
        ))}
      </ul>
    </section>
  );
}
