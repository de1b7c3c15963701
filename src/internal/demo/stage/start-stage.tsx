import { I18nProvider } from '@lingui/react';
import { launchLinks } from '@mocks/launch-links';
import { createRoot } from 'react-dom/client';
import { surviveTranslation } from '@/boot/survive-translation';
import { appConfig } from '@/config/env';
import { parseLocale } from '@/domain/languages';
import { marketOf, markets } from '@/domain/market';
import { parseSearch } from '@/platform/browser/search';
import { setDocumentLanguage } from '@/platform/i18n/chosen-locale';
import { createLocaleStore, type LocaleStore } from '@/platform/i18n/locale-store';
import { createPwa } from '@/platform/offline/pwa';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { readTab } from '@/platform/storage/tab-memory';
import { ToastProvider } from '@/ui/toast';
import { textsWith } from '../../texts';
import { withSwitches } from '../demo-link';
import type { TourMarket } from '../tour/steps';
import { currentTour, showAddress, tourMarketOf, tourMarkets } from '../tour/tour-address';
import { marketKey, Stage } from './stage';

/** On the first visit: the browser's language, and its market. */
async function activateFirstLanguage(locale: LocaleStore): Promise<TourMarket> {
  const spoken = navigator.languages.map((tag) => parseLocale(tag.slice(0, 2))).find((found) => found !== null);
  const language = locale.chosen() ?? spoken ?? 'en';
  const market = tourMarkets.find((selected) => selected === readTab(marketKey)) ?? tourMarketOf(language);
  if (markets[market].locale !== language && locale.chosen() === null) await locale.choose(language);
  await locale.activateFor(markets[market]);
  return market;
}

/** Renders the stage instead of the page, which the phone renders. @param shows the home of the demo, or a page */
export async function startStage(element: HTMLElement, shows: 'home' | 'app'): Promise<void> {
  surviveTranslation();
  // The page in the phone registers the offline worker as well, but the phone may be empty.
  createPwa(window);
  const locale = createLocaleStore({
    storage: localStorageIfAllowed(),
    onChange: (language) => setDocumentLanguage(document, language),
    load: textsWith('demo'),
  });
  const { href, search } = window.location;
  const { pop } = parseSearch(search);
  const tour = currentTour();
  const isTourPlaying = tour?.isPlaying === true;
  let market: TourMarket = marketOf(pop).id === 'india' ? 'india' : 'indonesia';
  if (shows === 'app' || pop !== undefined) await locale.activateFor(marketOf(pop));
  else market = await activateFirstLanguage(locale);
  // The home has no page on which a tour could be paused.
  if (tour && shows === 'home' && !isTourPlaying) showAddress(null);
  document.title = appConfig.appName;
  createRoot(element).render(
    <I18nProvider i18n={locale.i18n}>
      <ToastProvider>
        <Stage
          href={shows === 'app' && !isTourPlaying ? withSwitches(href, { tour: '' }) : null}
          isHome={shows === 'home' && !isTourPlaying}
          market={market}
          launchLinks={launchLinks(window.location.origin + __BASE_PATH__)}
          locale={locale}
        />
      </ToastProvider>
    </I18nProvider>,
  );
}
