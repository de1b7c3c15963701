import { parseSearch } from '@/platform/browser/search';

/** The demo's switches of an address or a request. Absent: unchanged. */
export type SettingsRequest = {
  scenario?: string;
  clock?: string;
  faults?: string;
  seed?: number;
  /** Launch parameter of the market, for scenarios without one. */
  pop?: string;
};

/** The demo's settings. */
export type Settings = { scenario: string; seed: number; clock: string; faults: string };

export const defaultSeed = 1;

function readSeed(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** @param values the demo's own names (`demo`, `clock`, `faults`, `seed`) and `pop`; empty values count as absent */
export function readSettingsRequest(values: Readonly<Record<string, string | undefined>>): SettingsRequest {
  const { demo, clock, faults, seed, pop } = values;
  const number = readSeed(seed);
  return {
    ...(demo ? { scenario: demo } : {}),
    ...(clock ? { clock } : {}),
    ...(faults === undefined ? {} : { faults }),
    ...(number === undefined ? {} : { seed: number }),
    ...(pop === undefined ? {} : { pop }),
  };
}

/** Reads `?demo=…&clock=…&faults=…&seed=…&reset=1` of an address; hash links count too. */
export function readAddress(href: string): { settings: SettingsRequest; reset: boolean } {
  const url = new URL(href);
  const inHash = url.hash.includes('?') ? url.hash.slice(url.hash.indexOf('?')) : '';
  const values: Record<string, string> = { ...parseSearch(url.search), ...parseSearch(inHash) };
  return { settings: readSettingsRequest(values), reset: values['reset'] === '1' };
}

/** The address without `reset=1`; other parameters stay as written. */
export function withoutReset(href: string): string {
  return href.replace(/([?&])reset=1(?:&|(?=#|$))/g, '$1').replace(/[?&](?=#|$)/g, '');
}
