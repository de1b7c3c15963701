import type { I18n } from '@lingui/core';
import { withBase } from '@/config/base-path';
import { parseLocale } from '@/domain/languages';
import type { KeptTour } from './kept-tour';
import { createTourPlayer, type TourPlayer } from './player';
import { pointAt } from './spotlight';
import { addressOf, scenarioIn } from './step-address';
import type { Part, TourMarket, TourStep } from './steps';
import type { TourHost } from './tour-host';
import { findPart, onTouch, whenRendered } from './tour-page';

type Options = {
  steps: readonly TourStep[];
  host: TourHost;
  launchLinks: readonly { scenario: string; href: string }[];
  /** Speaks the language of the tour already. */
  i18n: I18n;
  market: TourMarket;
  begin: KeptTour;
  /** Told where the tour stands, whenever another page is due. */
  onMove: (index: number, href: string) => void;
};

/** What is to be pressed and does not come is passed over after so long. */
const patienceMs = 8_000;

function wordsOf(name: NonNullable<Part['name']>, i18n: Options['i18n'], market: TourMarket): string {
  if ('ours' in name) return i18n._(name.ours);
  return 'ofMarket' in name ? name.ofMarket[market] : name.servers[parseLocale(i18n.locale) ?? 'en'];
}

function click(part: Element): void {
  part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Plays the stops in the app itself: opens pages, points, presses, and pauses as soon as somebody touches the app. */
export function startTour({ steps, host, launchLinks, i18n, market, begin, onMove }: Options): TourPlayer {
  let unpoint = () => {};
  let unlisten = () => {};
  let pressed = 0;
  let waitingSince: number | null = null;
  /** The stop whose page came last, and the path that its way there ended at. */
  let last = -1;
  let lastPath = '';

  function find(page: Document, { role, name }: Part): Element | null {
    return findPart(page, role, name === undefined ? '' : wordsOf(name, i18n, market));
  }

  function leave(): void {
    unpoint();
    unlisten();
    unpoint = () => {};
    unlisten = () => {};
  }

  /** Opens the page of a stop, clears the way, and waits until it can be looked at. @returns the page */
  async function open(step: TourStep, href: string, signal: AbortSignal): Promise<Document> {
    const page = await host.open(href, signal);
    const inTheWay = (step.clear ?? []).filter((part) => part.market === undefined || part.market === market);
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
    const step = steps[index];
    const href = step && addressOf(step, market, launchLinks);
    if (!href) return;
    onMove(index, href);
    const before = steps[index - 1];
    if (step.goesOn && before && !(last === index - 1 && isShown(index - 1))) {
      const earlier = addressOf(before, market, launchLinks);
      if (earlier) await open(before, earlier, signal);
    }
    const page = await open(step, href, signal);
    if (signal.aborted) return;
    last = index;
    lastPath = page.location.pathname;
    unlisten = onTouch(page, () => player.pause(true));
    unpoint = pointAt(page, () => find(page, step.point), index, step.withCard);
  }

  /** @returns whether time may pass: not while what is to be pressed is still to come */
  function press(index: number, elapsed: number): boolean {
    const next = steps[index]?.press?.[pressed];
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
    const step = steps[index];
    const place = host.page()?.location;
    return (
      step !== undefined &&
      place?.pathname === (index === last ? lastPath : withBase(__BASE_PATH__, step.path)) &&
      new URLSearchParams(place.search).get('demo') === scenarioIn(step.scenario, market)
    );
  }

  const player = createTourPlayer({ steps, begin, show, isShown, onTime: press });
  return {
    ...player,
    dispose() {
      player.dispose();
      leave();
    },
  };
}
