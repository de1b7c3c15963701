import type { I18n } from '@lingui/core';
import { withBase } from '@/config/base-path';
import { findPart } from './find-part';
import type { KeptTour } from './kept-tour';
import { createTourPlayer, type TourPlayer } from './player';
import { pointAt } from './spotlight';
import { addressOf, scenarioOf, tourMarketOf } from './step-address';
import { onTouch } from './touch';
import type { TourHost } from './tour-host';
import type { Part, TourStep } from './tour-step';
import { whenRendered } from './when-rendered';

type Options = {
  steps: readonly TourStep[];
  host: TourHost;
  launchLinks: readonly { scenario: string; href: string }[];
  /** Speaks the language of the tour already. */
  i18n: I18n;
  begin: KeptTour;
  /** Told where the tour stands, whenever another page is due. */
  onMove: (index: number) => void;
};

/** Plays the stops in the app itself: opens their pages, points, presses, and pauses as soon as somebody touches the app. */
export function startTour({ steps, host, launchLinks, i18n, begin, onMove }: Options): TourPlayer {
  const market = tourMarketOf(begin.language ?? 'id');
  let unpoint = () => {};
  let unlisten = () => {};
  let pressed = 0;

  function find(page: Document, { role, name }: Part): HTMLElement | null {
    const words = name === undefined ? '' : 'ours' in name ? i18n._(name.ours) : name.servers[market];
    return findPart(page, role, words);
  }

  function leave(): void {
    unpoint();
    unlisten();
    unpoint = () => {};
    unlisten = () => {};
  }

  async function show(index: number, signal: AbortSignal): Promise<void> {
    leave();
    pressed = 0;
    const step = steps[index];
    const href = step && addressOf(step, market, launchLinks);
    if (!href) return;
    onMove(index);
    const page = await host.open(href, signal);
    const part = step.point ?? step.press?.[0];
    await whenRendered(page, () => part === undefined || find(page, part) !== null, signal);
    if (signal.aborted) return;
    unlisten = onTouch(page, () => player.pause(true));
    const target = step.point && find(page, step.point);
    if (target) unpoint = pointAt(target, index);
  }

  function press(index: number, elapsed: number): void {
    const next = steps[index]?.press?.[pressed];
    const page = host.page();
    if (!next || !page || elapsed < next.at * 1_000) return;
    pressed += 1;
    find(page, next)?.click();
  }

  function isShown(index: number): boolean {
    const step = steps[index];
    const place = host.page()?.location;
    return (
      step !== undefined &&
      place?.pathname === withBase(__BASE_PATH__, step.path) &&
      new URLSearchParams(place.search).get('demo') === scenarioOf(step, market)
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
