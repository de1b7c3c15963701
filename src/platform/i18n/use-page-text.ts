import { useLingui } from '@lingui/react';
import { packMarketOf } from '@/domain/market';
import { useMarket } from './market';
import { readPageText, type PageName, type PageText } from './page-text';

/**
 * The text of a page, in the language of the screen and for the page's market.
 * @throws Error if the route of the page does not name the catalog of its folder
 */
export function usePageText(name: PageName): PageText {
  const { i18n } = useLingui();
  return readPageText(i18n, name, packMarketOf(useMarket().id));
}
