import { useLingui, Trans } from '@lingui/macro';
import type { LaunchLink } from '@mocks/launch-links';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import { parseLocale, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { useOnline } from '@/platform/browser/page-events';
import { formatDate } from '@/platform/i18n/format-date';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { storeInTab } from '@/platform/storage/tab-memory';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { useKeys } from '../../use-keys';
import type { DemoControls } from '../demo-controls';
import { marketAt } from '../demo-link';
import { Home } from '../home';
import { Panel } from '../panel/panel';
import type { TourMarket } from '../tour/steps';
import { currentTour, newTour, scenarioIn, showAddress } from '../tour/tour-address';
import { TourCard, TourStart } from '../tour/tour-card';
import { useTour } from '../tour/use-tour';
import { frameName, onStagedPage, type StagedWindow, isWide } from './stage-frame';
import { createStageHost, pageTimeoutMs, type StageHost } from './stage-host';
import staff from '../../staff.module.css';
import styles from '../demo.module.css';

/** The page in the phone; a new object for each page. */
type Shown = { controls: DemoControls; page: StagedWindow; now: number; step: number };

/** Why there is no page: the browser does not show our pages in a frame, or our page does not start. */
type FrameFault = 'refused' | 'silent';

/** The phone, an iframe for its real size. @param href first address; null for none @param onPage gets each page */
function useAppFrame(href: string | null, onPage: (page: StagedWindow) => void) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<StageHost | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<FrameFault | null>(null);
  const reportPage = useEffectEvent(onPage);

  const createFrame = useEffectEvent(() => {
    const frame = document.createElement('iframe');
    frame.name = frameName;
    if (href !== null) frame.src = href;
    frame.title = t`The app`;
    frame.className = styles.screen ?? '';
    return frame;
  });

  useEffect(() => {
    const frame = createFrame();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An empty frame waits for its first address. The document of a refused page cannot be read.
    frame.addEventListener('load', () => {
      clearTimeout(timer);
      if (frame.contentDocument === null) setFault('refused');
      else if (frame.contentDocument.URL !== 'about:blank') timer = setTimeout(() => setFault('silent'), pageTimeoutMs);
    });
    const stop = onStagedPage(window, () => {
      clearTimeout(timer);
      setFault(null);
      const page: StagedWindow | null = frame.contentWindow;
      const controls = page?.demoControls;
      if (!page || !controls) return;
      reportPage(page);
      const now = controls.backend.now();
      setShown((before) => ({ controls, page, now, step: (before?.step ?? 0) + 1 }));
    });
    place.current?.append(frame);
    queueMicrotask(() => setHost(createStageHost(window, frame)));
    return () => {
      clearTimeout(timer);
      stop();
      frame.remove();
    };
  }, []);

  return {
    place,
    /** Null until the frame exists. */
    host,
    shown,
    fault,
    open: (next: string): void => {
      place.current?.querySelector('iframe')?.contentWindow?.location.replace(next);
    },
  };
}

type Props = {
  launchLinks: readonly LaunchLink[];
  /** Address of the page in the phone; null for the home of the demo. */
  href: string | null;
  /** Whether the home is shown; otherwise a tour. */
  isHome: boolean;
  market: TourMarket;
  locale: LocaleStore;
};

const home = withBase(__BASE_PATH__, '/');

/** The key of the market selected on the stage, in the session storage. */
export const marketKey = 'demo-market';

/** The size of the whole phone that its style sheet gives it on a high screen, and the space around it, px. */
const phoneHeightPx = 828;
const phoneMarginPx = 24;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How much larger than usual the phone can be on this screen; 1 or more. */
const largestZoom = () => Math.max(1, (window.innerHeight - phoneMarginPx) / phoneHeightPx);

/** The demo's home, or the app in a phone beside the panel. The address bar follows the phone. */
export function Stage({ href, isHome: startsHome, market: firstMarket, launchLinks, locale }: Props) {
  const { t, i18n } = useLingui();
  const [isAtHome, setIsAtHome] = useState(startsHome);
  const [market, setMarket] = useState(firstMarket);
  // The choice is shown at once, before its texts are loaded.
  const [wished, setWished] = useState<Locale | null>(null);
  const side = useRef<HTMLElement>(null);
  // The home shows the first person in the phone; a narrow screen has no space for it before the tour.
  const firstHref = href ?? (isAtHome && isWide(window) ? linkOf(market) : null);
  const { place, host, shown, fault, open } = useAppFrame(firstHref, (page) => {
    if (isAtHome) return;
    showAddress(currentTour(), page.location.href);
    document.title = page.document.title;
  });
  const { player, isPlaying, isLoading, begin, stop } = useTour({ host, launchLinks, locale });
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
    // On a narrow screen the app continues without a stage.
    if (!isWide(window)) window.location.assign(shown?.page.location.href ?? home);
  }

  function chooseMarket(wanted: TourMarket) {
    setMarket(wanted);
    storeInTab(marketKey, wanted);
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
    <Phone place={place} shown={shown} isLarge={player !== null} isBusy={isLoading}>
      {fault && <FrameNotice fault={fault} onRetry={() => window.location.reload()} />}
    </Phone>
  );

  if (isAtHome)
    return (
      <div className={cx(styles.stage, styles.atHome)}>
        {phone}
        <main ref={side} className={styles.panel}>
          <Home
            badge={<Badge />}
            launchLinks={launchLinks}
            market={market}
            language={wished ?? parseLocale(i18n.locale) ?? 'id'}
            onMarket={chooseMarket}
            onLanguage={(language) => void chooseLanguage(language)}
            onPlay={() => {
              setIsAtHome(false);
              begin({ ...newTour, language: parseLocale(i18n.locale), market });
            }}
          />
        </main>
      </div>
    );

  return (
    <div className={cx(styles.stage, styles.onStage, player !== null && styles.touring)}>
      {phone}
      <main ref={side} className={styles.panel}>
        <p className={styles.head}>
          <a className={staff['row']} href={home}>
            <Icon name="back" size={20} /> {t({ message: 'Stage', comment: 'Link: back to where the demo begins' })}
          </a>
        </p>
        <h1 className={cx(styles.appName, (player !== null || !isWide(window)) && 'sr-only')}>{appConfig.appName}</h1>
        <Badge />
        {player && <TourCard player={player} onStop={stopTour} />}
        {shown && !isPlaying && (
          <div className={styles.tools}>
            <Panel
              key={shown.step}
              controls={shown.controls}
              href={() => shown.page.location.href}
              open={(next) => shown.page.location.assign(next)}
              start={!player && <TourStart onBegin={(language) => begin({ ...newTour, language })} />}
            />
          </div>
        )}
      </main>
    </div>
  );
}

/** Whether the offline worker has all files of the demo, so that the cable may be pulled. */
function useWorksOffline(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
    async function follow(): Promise<void> {
      const { active } = (await serviceWorker?.ready) ?? {};
      const look = () => setIsReady(active?.state === 'activated');
      active?.addEventListener('statechange', look);
      look();
    }
    void follow();
  }, []);
  return isReady;
}

/** What the presenter has to know before the show. */
function Badge() {
  const { t } = useLingui();
  const isReady = useWorksOffline();
  return (
    <p className={cx(staff['row'], styles.badges)}>
      <span className={cx('pill', staff['state'], staff['paper'])}>
        <Icon name="shield" size={18} />
        {t({ message: 'Demo: nothing leaves this device', comment: 'Badge of the demo build' })}
      </span>
      {isReady && (
        <span className={cx('pill', staff['state'])} data-tone="success">
          <Icon name="check" size={18} />
          {t`Ready to work offline`}
        </span>
      )}
    </p>
  );
}

type PhoneProps = Pick<ReturnType<typeof useAppFrame>, 'place' | 'shown'> & {
  /** Whether it is as large as the screen allows. */
  isLarge: boolean;
  /** Whether the next page of the tour is not ready yet. */
  isBusy: boolean;
  children: ReactNode;
};

function Phone({ place, shown, isLarge, isBusy, children }: PhoneProps) {
  const zoom = useSyncExternalStore(onResize, largestZoom);
  const isOffline = !useOnline() || shown?.controls.backend.settings().faults.includes('offline') === true;
  return (
    <div className={styles.side} style={isLarge && isWide(window) ? { zoom } : undefined}>
      <div className={styles.phone}>
        <div className={cx('row', styles.status)} aria-hidden="true">
          <span>{shown && formatDate(shown.now, marketAt(shown.page.location.href).utcOffset, 'time')}</span>
          <svg width="46" height="16" viewBox="0 0 46 16" fill="currentColor">
            {isOffline ? (
              <path d="M1 13h3v2H1Zm5-3h3v5H6Zm5-3h3v3zM2 1l13 13-1 1L1 2Z" opacity="0.75" />
            ) : (
              <path d="M1 11h3v4H1Zm5-3h3v7H6Zm5-3h3v10h-3Zm5-4h3v14h-3Z" />
            )}
            <path d="M25 3h16a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H25a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm1 2v7h12V5Zm18 2h1v3h-1Z" />
          </svg>
        </div>
        <div className={styles.glass} aria-busy={isBusy}>
          <div ref={place} className={styles.place} />
          {children}
        </div>
      </div>
    </div>
  );
}

function FrameNotice({ fault, onRetry }: { fault: FrameFault; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.fault}>
      <Notice kind="error" title={t`The app does not open here`} onRetry={onRetry}>
        {fault === 'refused' ? (
          <Trans>
            The browser refuses the page, or cannot load it. Check the network. The server has to allow frames of its
            own pages: <code>frame-ancestors 'self'</code>.
          </Trans>
        ) : (
          t`The page was loaded, but did not start within 15 seconds. The browser may block its scripts or its storage: open the demo in a normal window, without blockers.`
        )}
      </Notice>
    </div>
  );
}
