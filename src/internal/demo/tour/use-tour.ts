import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import { keepTour, keptTour, type KeptTour } from './kept-tour';
import type { TourPlayer } from './player';
import { startTour } from './start-tour';
import { speakForTour, tourLanguageOf, tourMarketOf } from './step-address';
import { tourSteps } from './steps';
import type { TourHost } from './tour-host';

type Options = {
  /** Null until there is a place to show pages in. */
  host: TourHost | null;
  /** One per scenario. */
  launchLinks: readonly { scenario: string; href: string }[];
  locale: LocaleStore;
};

export type Tour = {
  /** Null while no tour is under way. */
  player: TourPlayer | null;
  /** Plays it from the beginning. */
  begin: (wish: Pick<KeptTour, 'language' | 'market'>) => void;
  stop: () => void;
};

/** The tour of this page: goes on with the one that led here, begins another, and keeps where it stands. */
export function useTour({ host, launchLinks, locale }: Options): Tour {
  const { i18n } = useLingui();
  const [player, setPlayer] = useState<TourPlayer | null>(null);

  async function start(wish: KeptTour) {
    if (!host) return;
    const language = tourLanguageOf(wish.language ?? i18n.locale);
    const market = wish.market ?? tourMarketOf(language);
    const tour = { ...wish, language, market };
    await speakForTour(locale, language, market);
    const onMove = (index: number, href: string) =>
      keepTour({ ...tour, ...keptTour(), language, market, index, opened: href });
    keepTour(tour);
    setPlayer(startTour({ steps: tourSteps, host, launchLinks, i18n, market, begin: tour, onMove }));
  }

  const goOn = useEffectEvent(() => {
    const kept = keptTour();
    if (kept && !player) void start(kept);
  });

  const isReady = host !== null;
  useEffect(() => {
    if (isReady) queueMicrotask(() => goOn());
  }, [isReady]);

  useEffect(() => {
    if (!player) return undefined;
    const stop = player.state.subscribe(() => {
      const kept = keptTour();
      const { speed, isPlaying } = player.state.getSnapshot();
      if (kept && (kept.speed !== speed || kept.isPlaying !== isPlaying)) keepTour({ ...kept, speed, isPlaying });
    });
    return () => {
      stop();
      player.dispose();
    };
  }, [player]);

  return {
    player,
    begin: (wish) => void start({ ...wish, speed: 1, index: 0, isPlaying: true, opened: '' }),
    stop() {
      keepTour(null);
      setPlayer(null);
    },
  };
}
