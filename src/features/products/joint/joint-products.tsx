import { Trans, useLingui } from '@lingui/macro';
import type { JointProduct } from '@/api/contract/products';
import { useErrorText } from '@/i18n/use-error-text';
import { useServerLanguage } from '@/services/market';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { useOpenJointProduct, type JointResult } from './use-open-joint-product';

type Props = { products: readonly JointProduct[] };

/** The products of the joint page; one that is not clickable cannot be opened (specification section 5). */
export function JointProducts({ products }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const view = t({ message: 'View', comment: 'Button: open a recommended product' });
  const { opening, resultOf, open, openHere } = useOpenJointProduct();
  return (
    <ProductCardList>
      {products.map((product, index) => (
        <ProductCard
          key={`${product.id}-${String(index)}`}
          logo={product.logo}
          name={product.name}
          rangeLabel=""
          range={product.amountRange}
          rate={product.rate}
          description={product.description}
          lang={lang}
          action={product.buttonText || view}
          busyLabel={t`One moment…`}
          isOff={!product.clickable}
          offReason={t`This product cannot be opened at the moment.`}
          busy={opening === product.id}
          onOpen={() => open(product.id, index)}
          trouble={<Result result={resultOf(product.id)} onOpenHere={openHere} />}
        />
      ))}
    </ProductCardList>
  );
}

function Result({ result, onOpenHere }: { result: JointResult | null; onOpenHere: (url: string) => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (!result) return null;
  if (result.kind === 'outside') {
    return (
      <Notice
        kind="info"
        action={
          <Button variant="quiet" onClick={() => onOpenHere(result.url)}>
            <Trans>Open it here</Trans>
          </Button>
        }
      >
        <Trans>The product opens outside this app. If you do not see it, you can open it here instead.</Trans>
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={t`We did not open this product`}>
      {result.kind === 'refused'
        ? t`Its address does not look safe. Please contact customer service.`
        : errorText(result.error)}
    </Notice>
  );
}
