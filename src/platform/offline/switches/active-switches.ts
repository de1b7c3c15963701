import type { ComponentType } from 'react';
import type { MarketId } from '@/domain/languages';
import {
  type ClosedPage,
  type ClosedWay,
  parseSwitches,
  type SwitchesFile,
  type SwitchNotice,
} from '@/platform/api/contract/switches';

/** The operator's switches that are active now; each list is for one market. */
export type ActiveSwitches = {
  notices: (market: MarketId) => readonly SwitchNotice[];
  /** `isHeld`: open because of unsaved work. `instead`: the first open page of its chain. @param page internal path */
  closedPage: (page: string, market: MarketId) => { closed: ClosedPage; isHeld: boolean } | undefined;
  /** @param code of a bank or a mini market */
  closedWay: (code: string, market: MarketId) => ClosedWay | undefined;
};

/** The components that show notices and closed pages. */
export type SwitchViews = {
  Notices: ComponentType<{ active: ActiveSwitches }>;
  ClosedPage: ComponentType<{ closed: ClosedPage }>;
};

/** The active switches, with the components once they are loaded. */
export type ShownSwitches = ActiveSwitches & Partial<SwitchViews>;

type Scope = { markets?: readonly MarketId[]; from?: string; until?: string };

const isNow = ({ from, until }: Scope, now: number) =>
  (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));

const isOf = ({ markets }: Scope, market: MarketId) => markets === undefined || markets.includes(market);

/** The open page that a closed one leads to; `undefined` if there is none. @param seen closed pages on the way to it */
function firstOpen(
  { page, instead }: ClosedPage,
  entryOf: (page: string) => ClosedPage | undefined,
  seen: readonly string[] = [],
): ClosedPage['instead'] | undefined {
  const next = instead && entryOf(instead);
  if (!next) return instead;
  return seen.includes(page) ? undefined : firstOpen(next, entryOf, [...seen, page]);
}

/** The switches that are active at `now` (epoch milliseconds), or null. @param held the page with unsaved work */
export function activeAt(file: SwitchesFile, now: number, held?: string): ActiveSwitches | null {
  const notices = file.notices?.filter((entry) => isNow(entry, now)) ?? [];
  const pages = file.closedPages?.filter((entry) => isNow(entry, now)) ?? [];
  const ways = file.closedWays?.filter((entry) => isNow(entry, now)) ?? [];
  if (notices.length + pages.length + ways.length === 0) return null;
  return {
    notices: (market) => notices.filter((entry) => isOf(entry, market)),
    closedPage: (page, market) => {
      const entryOf = (path: string) => pages.find((entry) => entry.page === path && isOf(entry, market));
      const entry = entryOf(page);
      if (!entry) return undefined;
      const { instead: _named, ...closed } = entry;
      const instead = firstOpen(entry, entryOf);
      return { closed: instead ? { ...closed, instead } : closed, isHeld: page === held };
    },
    closedWay: (code, market) =>
      ways.find((entry) => entry.way.toLowerCase() === code.toLowerCase() && isOf(entry, market)),
  };
}

/** The switches of a file that are active at `now`, or null; also if the file is wrong. */
export function activeIn(text: string, now: number): ActiveSwitches | null {
  const parsed = parseSwitches(text);
  return 'file' in parsed ? activeAt(parsed.file, now) : null;
}

/** When the next switch begins or ends, epoch milliseconds; `Infinity` for never. */
export function nextChange({ notices = [], closedPages = [], closedWays = [] }: SwitchesFile, now: number): number {
  const moments = [...notices, ...closedPages, ...closedWays]
    .flatMap(({ from, until }) => [from, until])
    .flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]))
    .filter((moment) => moment > now);
  return Math.min(...moments);
}
