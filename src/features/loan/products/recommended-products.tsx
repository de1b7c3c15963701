import { useLingui } from '@lingui/macro';
import { useId } from 'react';
import type { RecommendedProduct } from '@/api/contract/loan';
import { SectionTitle } from '@/ui/section-title';
import { ProductItem } from './product-item';
import styles from './recommended-products.module.css';

type Props = {
  products: readonly RecommendedProduct[];
  /** @param position place in the list, from 0 */
  onOpen: (productId: string, position: number) => void;
};

/** Products the lender recommends; shown only where the status allows it (decision 8). */
export function RecommendedProducts({ products, onOpen }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section className="stack" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t`Recommended for you`}</SectionTitle>
      <ul className={styles['list']}>
        {products.map((product, position) => (
          <ProductItem key={product.id} product={product} onOpen={() => onOpen(product.id, position)} />
        ))}
      </ul>
    </section>
  );
}
