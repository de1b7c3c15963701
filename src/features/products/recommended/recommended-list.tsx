import { useLingui } from '@lingui/macro';
import type { Product } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServerLanguage } from '@/services/market';
import { Notice } from '@/ui/notice';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { useApply, type ApplyTrouble } from './use-apply';

type Props = { scene: string; products: readonly Product[] };

/** Only so many products, from the top, show their tags, in so many rows (specification section 9). */
const tagged = 2;
const tagRows = 2;

/** The products of a scene. */
export function RecommendedList({ scene, products }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const view = t({ message: 'View', comment: 'Button: open a recommended product' });
  const { applyingFor, trouble, apply } = useApply(scene);
  return (
    <ProductCardList>
      {products.map((product, position) => (
        <ProductCard
          key={`${product.id}-${String(position)}`}
          logo={product.productLogo}
          name={product.productName}
          rangeLabel={product.amountRangeDes}
          range={product.amountRange}
          rate={product.loan_rate}
          description={product.productDesc}
          lang={lang}
          tags={position < tagged ? product.productTags.slice(0, tagRows) : []}
          action={product.buttonText || view}
          busyLabel={t`One moment…`}
          isOff={!product.buttonStatus}
          offReason={t`This product takes no applications at the moment.`}
          busy={applyingFor === product.id}
          onOpen={() => apply(product.id, position)}
          trouble={trouble?.productId === product.id && <Trouble trouble={trouble} />}
        />
      ))}
    </ProductCardList>
  );
}

function Trouble({ trouble }: { trouble: ApplyTrouble }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Notice kind="error" title={t`We did not open this product`}>
      {trouble.reason === 'refused'
        ? t`Its address does not look safe. Please contact customer service.`
        : errorText(trouble.error)}
    </Notice>
  );
}
