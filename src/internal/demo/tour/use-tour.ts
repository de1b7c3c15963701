import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { withBase } from '@/config/base-path';
import { parseLocale } from '@/domain/languages';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import type { StageHost } from '../stage/stage-host';
import { findPart } from './find-part';
import { onTouch } from './on-touch';
import { createTourPlayer, type TourPlayer } from './player';
import { pointAt } from './spotlight';
import { type PagePart, type TourMarket, type TourStep, tourSteps } from './steps';
import {
  type TourSwitch,
  addressOf,
  applyTourLanguage,
  currentTour,
  scenarioIn,
  showAddress,
  tourLanguageOf,
  tourMarketOf,
} from './tour-address';
import { whenRendered } from './when-rendered';

type Options = {
  host: StageHost;
  launchLinks: readonly { scenario: string; href: string }[];
  /** Uses the language of the tour. */
  i18n: I18n;
  market: TourMarket;
  begin: TourSwitch;
};

/** A button that does not appear is skipped after this long. */
const patienceMs = 8_000;

function wordsOf(name: NonNullable<PagePart['name']>, i18n: Options['i18n'], market: TourMarket): string {
  if ('ours' in name) return i18n._(name.ours);
  return 'ofMarket' in name ? name.ofMarket[market] : name.servers[parseLocale(i18n.locale) ?? 'en'];
}

function click(part: Element): void {
  part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Plays the stops in the app: opens pages, points, presses, and pauses as soon as the app is touched. */
function startTour({ host, launchLinks, i18n, market, begin }: Options): TourPlayer {
  /** End the pointing and listening of a stop. */
  const ends: (() => void)[] = [];
  let pressed = 0;
  let waitingSince: number | null = null;
  /** The stop whose page was opened last, and its final path. */
  let last = -1;
  let lastPath = '';

  function find(page: Document, { role, name }: PagePart): Element | null {
    return findPart(page, role, name === undefined ? '' : wordsOf(name, i18n, market));
  }

  const leave = () => ends.splice(0).forEach((end) => end());

  /** Opens the page of a stop, presses its buttons, and waits until it is ready. @returns the page */
  async function open(step: TourStep, href: string, signal: AbortSignal): Promise<Document> {
    const page = await host.open(href, signal);
    const inTheWay = (step.pressBefore ?? []).filter((part) => part.market === undefined || part.market === market);
    const { point } = step;
    await whenRendered(
      page,
      () => {
        const [next] = inTheWay;
        const found = next && find(page, next);
        if (found) {
          click(found);
          inTheWay.shift();
        }
        return inTheWay.length === 0 && find(page, point) !== null;
      },
      signal,
    );
    return page;
  }

  async function show(index: number, signal: AbortSignal): Promise<void> {
    leave();
    pressed = 0;
    waitingSince = null;
    const step = tourSteps[index];
    const href = step && addressOf(step, market, launchLinks);
    if (!href) return;
    const before = tourSteps[index - 1];
    if (step.continuesBefore && before && !(last === index - 1 && isShown(index - 1))) {
      const earlier = addressOf(before, market, launchLinks);
      if (earlier) await open(before, earlier, signal);
    }
    const page = await open(step, href, signal);
    if (signal.aborted) return;
    last = index;
    lastPath = page.location.pathname;
    ends.push(onTouch(page, () => player.pause(true)));
    ends.push(pointAt(page, () => find(page, step.point), index, step.withCard));
  }

  /** @returns whether time may pass; not before the button to press exists */
  function press(index: number, elapsed: number): boolean {
    const next = tourSteps[index]?.press?.[pressed];
    const page = host.page();
    if (!next || !page || elapsed < next.at * 1_000) return true;
    const target = find(page, next);
    waitingSince ??= performance.now();
    if (!target && performance.now() - waitingSince < patienceMs) return false;
    pressed += 1;
    waitingSince = null;
    if (target) click(target);
    return true;
  }

  function isShown(index: number): boolean {
    const step = tourSteps[index];
    const place = host.page()?.location;
    return (
      step !== undefined &&
      place?.pathname === (index === last ? lastPath : withBase(__BASE_PATH__, step.path)) &&
      new URLSearchParams(place.search).get('demo') === scenarioIn(step.scenario, market)
    );
  }

  const player = createTourPlayer({ steps: tourSteps, begin, show, isShown, onTime: press });
  return {
    ...player,
    dispose() {
      player.dispose();
      leave();
    },
  };
}

type TourOptions = {
  /** Null until the phone exists. */
  host: StageHost | null;
  launchLinks: readonly { scenario: string; href: string }[];
  locale: LocaleStore;
};

const neverChanges = () => () => {};

/** The tour of the stage: continues the one of its address, starts another, and keeps the address up to date. */
export function useTour({ host, launchLinks, locale }: TourOptions) {
  const { i18n } = useLingui();
  const [player, setPlayer] = useState<TourPlayer | null>(null);

  async function start(wish: TourSwitch) {
    if (!host) return;
    const language = tourLanguageOf(wish.language ?? i18n.locale);
    const market = wish.market ?? tourMarketOf(language);
    const tour = { ...wish, language, market };
    await applyTourLanguage(locale, language, market);
    showAddress(tour);
    setPlayer(startTour({ host, launchLinks, i18n, market, begin: tour }));
  }

  const goOn = useEffectEvent(() => {
    const tour = currentTour();
    if (tour && !player) void start(tour);
  });

  const isReady = host !== null;
  useEffect(() => {
    if (isReady) queueMicrotask(() => goOn());
  }, [isReady]);

  useEffect(() => {
    if (!player) return undefined;
    const stop = player.state.subscribe(() => {
      const tour = currentTour();
      const { index, speed, isPlaying } = player.state.getSnapshot();
      if (tour) showAddress({ ...tour, index, speed, isPlaying });
    });
    return () => {
      stop();
      player.dispose();
    };
  }, [player]);

  const subscribe = player?.state.subscribe ?? neverChanges;
  return {
    /** Null without a tour. */
    player,
    isPlaying: useSyncExternalStore(subscribe, () => player?.state.getSnapshot().isPlaying === true),
    /** Whether the page of the stop is not ready yet. */
    isLoading: useSyncExternalStore(subscribe, () => player?.state.getSnapshot().isDrawn === false),
    begin: (tour: TourSwitch) => void start(tour),
    stop: (): void => {
      showAddress(null);
      setPlayer(null);
    },
  };
}
