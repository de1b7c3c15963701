import { useLingui } from '@lingui/macro';
import { useId } from 'react';
import type { RecommendedProduct } from '@/platform/api/contract/loan';
import { defineProductClick } from '@/platform/api/contract/products';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { SectionTitle } from '@/ui/card';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-write';

/** Neither a precise scene (301) nor a bag scene (302): specification section 9. */
const moduleId = 300;

/** Products that the lender recommends; only for some statuses (decision 8, status table). */
export function RecommendedProducts({ products }: { products: readonly RecommendedProduct[] }) {
  const { t } = useLingui();
  const { api, bridge } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();
  const lang = useServerLanguage();
  const titleId = useId();
  const once = useTapLock();

  /** Opens a product in the app, without waiting for the report (specification sections 7, 8). */
  function open(productId: string, positionId: number): void {
    api
      .call(defineProductClick, { productId, moduleId, positionId })
      .catch((error: unknown) => show(errorText(error), { kind: 'error' }));
    void bridge.call('goToPage', { page: 'productDetail', params: { productId } });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t`Recommended for you`}</SectionTitle>
      <ProductCardList>
        {products.map((product, position) => (
          <ProductCard
            key={`${product.id}-${String(position)}`}
            isCompact
            logo={product.productLogo}
            name={product.productName}
            rangeLabel={product.amountRangeDes}
            range={product.amountRange}
            rate={product.rate}
            description={product.productDesc}
            lang={lang}
            action={product.buttonText || t({ message: 'View', comment: 'Button: open a recommended product' })}
            // If it is not clickable, it cannot be opened (specification section 5).
            isOff={!product.clickable}
            onOpen={() => void once(() => open(product.id, position))}
          />
        ))}
      </ProductCardList>
    </section>
  );
}
