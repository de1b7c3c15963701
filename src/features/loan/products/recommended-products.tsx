import { useLingui } from '@lingui/macro';
import { useId } from 'react';
import type { RecommendedProduct } from '@/api/contract/loan';
import { SectionTitle } from '@/ui/section-title';
import { ProductItem } from './product-item';
import { useOpenProduct } from './use-open-product';
import styles from './recommended-products.module.css';

type Props = {
  products: readonly RecommendedProduct[];
  /** Takes the person to the product. */
  onOpenProduct: (productId: string) => void;
};

/** Products the lender recommends; shown only where the status allows it (decision 8). */
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
