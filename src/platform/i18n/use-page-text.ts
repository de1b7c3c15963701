import { useLingui } from '@lingui/react';
import { packMarketOf } from '@/domain/market';
import { useMarket } from './market';
import { readPageText, type PageName, type PageText } from './page-text';

/** The text of a page on this screen. @throws Error if its route does not name the catalog of its folder */
export function usePageText(name: PageName): PageText {
  const { i18n } = useLingui();
  return readPageText(i18n, name, packMarketOf(useMarket().id));
}
