import { useLingui } from '@lingui/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import { Notice } from '@/ui/notice';
import { ProductCard, ProductCardList } from '@/ui/product-card';
import { WaysOut } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';

/** A product on offer, in the server's words; `isOff`: it cannot be opened. */
export type ListedProduct = Pick<
  ComponentProps<typeof ProductCard>,
  'logo' | 'name' | 'range' | 'rate' | 'description' | 'tags' | 'isOff'
> & { id: string; rangeLabel?: string; buttonText: string };

/** The tapped product, and its place in the list from 0. */
type Tap = { id: string; position: number };

/** Opens a product once. @param report is not awaited @param open `refused` if the address is not safe */
export function useOpening<Result>(
  name: string,
  report: (tap: Tap) => Promise<unknown>,
  open: (tap: Tap) => Promise<Result | 'refused'>,
) {
  const { show } = useToast();
  const errorText = useErrorText();
  return useWrite(name, async (tap: Tap) => {
    report(tap).catch((reason: unknown) => show(errorText(reason), { kind: 'error' }));
    return open(tap);
  });
}

type Props = {
  offers: readonly ListedProduct[];
  /** Why a product cannot be opened, if the server's button has no text about it. */
  offReason: string;
  opening: ReturnType<typeof useOpening<unknown>>;
  /** Shown below the tapped product once it is opened. */
  opened?: ReactNode;
};

/** Products to open. If none can be opened, the page needs another action, which is below. */
export function OfferList({ offers, offReason, opening, opened }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const { send, isSending, input, result, error } = opening;
  const errorText = useErrorText();
  const outcome =
    error !== null || result === 'refused' ? (
      <Notice kind="error" title={t`We did not open this product`}>
        {/* Refused: see decision 17, server addresses. */}
        {error ? errorText(error) : t`Its address does not look safe. Please contact customer service.`}
      </Notice>
    ) : (
      opened
    );
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
            busy={isSending && input?.id === id}
            onOpen={() => send({ id, position })}
            outcome={input?.id === id && outcome}
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
