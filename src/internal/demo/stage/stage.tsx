import { Trans, useLingui } from '@lingui/macro';
import { useRef, useState } from 'react';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import { parseLocale, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import type { LocaleStore } from '@/i18n/locale-store';
import type { DemoControls } from '@/services/demo-controls';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { useKeys } from '@/ui/use-keys';
import { Home } from '../home/home';
import { Panel } from '../panel/panel';
import { scenarioIn } from '../tour/step-address';
import type { TourMarket } from '../tour/steps';
import { TourCard } from '../tour/tour-card';
import { TourStart } from '../tour/tour-start';
import { useTour } from '../tour/use-tour';
import { Phone } from './phone';
import { isWide } from './stage-frame';
import { useAppFrame } from './use-app-frame';
import styles from './stage.module.css';

type Props = Pick<DemoControls, 'launchLinks'> & {
  /** Address the stage was opened with: the page in the phone; null where the demo begins. */
  href: string | null;
  /** Whether the place where the demo begins is shown; else a tour is on its way. */
  isHome: boolean;
  /** The market that is shown first. */
  market: TourMarket;
  /** Told another one. */
  onMarket: (market: TourMarket) => void;
  locale: LocaleStore;
};

const home = withBase(__BASE_PATH__, '/');

/**
 * The demo's stage: where it begins, with its people and its Play; and the app in a phone beside the panel, where the address
 * bar follows the phone, so that a reload comes back to the same page.
 */
export function Stage({ href, isHome: startsHome, market: firstMarket, onMarket, launchLinks, locale }: Props) {
  const { i18n } = useLingui();
  const [isAtHome, setIsAtHome] = useState(startsHome);
  const [market, setMarket] = useState(firstMarket);
  // The choice answers at once, its texts come a moment later.
  const [wished, setWished] = useState<Locale | null>(null);
  const side = useRef<HTMLElement>(null);
  // Beside the people stands the first of them; on a narrow screen there is no room for the phone before the tour.
  const firstHref = href ?? (isAtHome && isWide(window) ? linkOf(market) : null);
  const { place, host, shown, open } = useAppFrame(firstHref, (page) => {
    if (isAtHome) return;
    window.history.replaceState(null, '', page.location.href);
    document.title = page.document.title;
  });
  const { player, begin, stop } = useTour({ host, launchLinks, locale });
  useKeys(
    { ' ': player?.toggle, ArrowRight: player?.next, ArrowLeft: player?.back, Escape: stopTour },
    player !== null,
    side,
  );

  function linkOf(wanted: TourMarket): string {
    return launchLinks.find(({ scenario }) => scenario === scenarioIn('due-today', wanted))?.href ?? home;
  }

  function stopTour() {
    stop();
    // A narrow screen is the phone: the app goes on without a stage around it.
    if (!isWide(window)) window.location.assign(shown?.page.location.href ?? home);
  }

  function chooseMarket(wanted: TourMarket) {
    setMarket(wanted);
    onMarket(wanted);
    setWished(null);
    if (isWide(window)) open(linkOf(wanted));
    void locale.activateFor(markets[wanted]);
  }

  async function chooseLanguage(wanted: Locale) {
    setWished(wanted);
    await locale.choose(wanted);
    if (isWide(window)) open(linkOf(market));
  }

  const phone = (
    <div className={styles['side']}>
      <Phone
        place={place}
        now={shown?.now ?? null}
        isOffline={shown?.controls.backend.settings().faults.includes('offline') === true}
        player={player}
      />
    </div>
  );

  if (isAtHome)
    return (
      <div className={cx(styles['stage'], styles['atHome'])}>
        {phone}
        <main ref={side} className={styles['panel']}>
          <Home
            launchLinks={launchLinks}
            market={market}
            language={wished ?? parseLocale(i18n.locale) ?? 'id'}
            onMarket={chooseMarket}
            onLanguage={(language) => void chooseLanguage(language)}
            onPlay={() => {
              setIsAtHome(false);
              begin({ language: parseLocale(i18n.locale), market });
            }}
          />
        </main>
      </div>
    );

  return (
    <div className={styles['stage']}>
      {phone}
      <main ref={side} className={styles['panel']}>
        <p className={styles['head']}>
          <a className={styles['back']} href={home}>
            <Icon name="back" size={20} /> <Trans comment="Link: back to where the demo begins">Stage</Trans>
          </a>
        </p>
        <h1 className={styles['title']}>{appConfig.appName}</h1>
        <p className={styles['hint']}>
          <Trans comment="Badge of the demo build">Demo: nothing leaves this device</Trans>
        </p>
        {player && <TourCard player={player} onStop={stopTour} />}
        {shown && (
          <div className={styles['controls']}>
            <Panel
              key={shown.step}
              controls={shown.controls}
              href={() => shown.page.location.href}
              open={(next) => shown.page.location.assign(next)}
              start={!player && <TourStart onBegin={(language) => begin({ language, market: null })} />}
            />
          </div>
        )}
      </main>
    </div>
  );
}
