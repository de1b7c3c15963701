import { useLingui } from '@lingui/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import { Notice } from '@/ui/notice';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { WaysOut } from '@/ui/state-views';

/** A product on offer, in the server's words; `isOff`: it cannot be opened. */
export type ListedProduct = Pick<
  ComponentProps<typeof ProductCard>,
  'logo' | 'name' | 'range' | 'rate' | 'description' | 'tags' | 'isOff'
> & { id: string; rangeLabel?: string; buttonText: string };

type Props = {
  offers: readonly ListedProduct[];
  /** Why a product cannot be opened, if the server's button has no text about it. */
  offReason: string;
  /** The last tapped product, whether it is being opened, and the outcome. */
  tappedId: string | undefined;
  isOpening: boolean;
  outcome: ReactNode;
  onOpen: (id: string, position: number) => void;
};

/** Products to open. If none can be opened, the page needs another action, which is below. */
export function OfferList({ offers, offReason, tappedId, isOpening, outcome, onOpen }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  return (
    <>
      <ProductCardList>
        {offers.map(({ id, buttonText, rangeLabel = '', ...offer }, position) => (
          <ProductCard
            key={`${id}-${String(position)}`}
            {...offer}
            rangeLabel={rangeLabel}
            lang={lang}
            action={buttonText || t({ message: 'View', comment: 'Button: open a recommended product' })}
            busyLabel={t`One moment…`}
            offReason={buttonText === '' ? offReason : undefined}
            busy={isOpening && tappedId === id}
            onOpen={() => onOpen(id, position)}
            trouble={tappedId === id && outcome}
          />
        ))}
      </ProductCardList>
      {offers.every(({ isOff }) => isOff) && (
        <div className="stack">
          <WaysOut />
        </div>
      )}
    </>
  );
}

/** Says that a product was not opened. @param error `null`: its address was refused (decision 17, server addresses) */
export function NotOpened({ error }: { error: unknown }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Notice kind="error" title={t`We did not open this product`}>
      {error === null ? t`Its address does not look safe. Please contact customer service.` : errorText(error)}
    </Notice>
  );
}
