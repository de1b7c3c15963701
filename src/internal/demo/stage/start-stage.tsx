import { I18nProvider } from '@lingui/react';
import type { Root } from 'react-dom/client';
import { appConfig } from '@/config/env';
import { parseLocale } from '@/domain/languages';
import { marketOf, markets } from '@/domain/market';
import type { LocaleStore } from '@/i18n/locale-store';
import { parseSearch } from '@/lib/search';
import { keepInTab, readTab } from '@/lib/tab-memory';
import type { DemoControls } from '@/services/demo-controls';
import { ToastProvider } from '@/ui/toast';
import { keepTour, keptTour } from '../tour/kept-tour';
import { tourMarketOf } from '../tour/step-address';
import type { TourMarket } from '../tour/steps';
import { Stage } from './stage';

type Options = Pick<DemoControls, 'launchLinks'> & {
  locale: LocaleStore;
  page: Window;
  /** Where the demo begins, or a page of the app. */
  shows: 'home' | 'app';
};

const marketKey = 'demo-market';

/** The market that was chosen on the stage, as long as the tab. */
function keptMarket(): TourMarket | null {
  const kept = readTab(marketKey);
  return kept === 'india' || kept === 'indonesia' ? kept : null;
}

/** Whoever comes for the first time is greeted in a language of their browser; with it comes the market that speaks it. */
async function greet(locale: LocaleStore, { navigator }: Window): Promise<TourMarket> {
  const spoken = navigator.languages.map((tag) => parseLocale(tag.slice(0, 2))).find((found) => found !== null);
  const language = locale.chosen() ?? spoken ?? 'en';
  const market = keptMarket() ?? tourMarketOf(language);
  if (markets[market].locale !== language && locale.chosen() === null) await locale.choose(language);
  await locale.activateFor(markets[market]);
  return market;
}

/** Renders the stage in the page's place; the page itself is rendered in the phone. */
export async function startStage(root: Root, { launchLinks, locale, page, shows }: Options): Promise<void> {
  const { href, search } = page.location;
  const { pop } = parseSearch(search);
  const isTourDue = keptTour()?.isPlaying === true;
  let market: TourMarket = marketOf(pop).id === 'india' ? 'india' : 'indonesia';
  if (shows === 'app' || pop !== undefined) await locale.activateFor(marketOf(pop));
  else market = await greet(locale, page);
  // Who comes back to the beginning has left the tour.
  if (shows === 'home' && !isTourDue) keepTour(null);
  document.title = appConfig.appName;
  root.render(
    <I18nProvider i18n={locale.i18n}>
      <ToastProvider>
        <Stage
          href={shows === 'app' && !isTourDue ? href : null}
          isHome={shows === 'home' && !isTourDue}
          market={market}
          onMarket={(chosen) => void keepInTab(marketKey, chosen)}
          launchLinks={launchLinks}
          locale={locale}
        />
      </ToastProvider>
    </I18nProvider>,
  );
}
