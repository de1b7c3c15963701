import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '@/domain/languages';

/** The tour is given in two markets: Indonesia, and India for whoever reads English. */
export type TourMarket = 'indonesia' | 'india';

/** What a part is called: our own words, those of the demo's server, which speaks the page's language, or a name of a market. */
type PartName =
  | { ours: MessageDescriptor }
  | { servers: Readonly<Record<Locale, string>> }
  | { ofMarket: Readonly<Record<TourMarket, string>> };

/** Something on the page, found as a person would name it: what it is, and what stands on it; without a name the first. */
export type Part = {
  /** `heading` with the sentence below it; `fold` is what unfolds, `details` with all that it unfolds. */
  role: 'button' | 'link' | 'fold' | 'details' | 'heading' | 'region' | 'timer' | 'log' | 'image';
  name?: PartName;
};

/**
 * One stop of the tour. Its page is always opened anew, in a fresh world or in that of the stop before: each stop looks the same
 * however one comes to it.
 */
export type TourStep = {
  /** Stays the same when stops come and go. */
  id: string;
  /** Plain name: the Indian variant is found by itself. */
  scenario: string;
  /** Page, by its default path. */
  path: string;
  inputs?: Readonly<Record<string, string>> | undefined;
  /** Inputs that the markets do not share. */
  marketInputs?: Readonly<Record<TourMarket, Readonly<Record<string, string>>>>;
  /** As in the address: `+2d`; the real time without it. */
  clock?: string;
  /** As in the address: `offline`. */
  faults?: string;
  /** Goes on in the world of the stop before, which is shown first where somebody comes from elsewhere. */
  goesOn?: boolean;
  title: MessageDescriptor;
  words: MessageDescriptor;
  /** How long it stands, whole seconds. */
  seconds: number;
  /** Framed, and scrolled to. The stop begins once it is there. */
  point: Part;
  /** Whether the card around it is framed as well, where that can be seen whole. */
  withCard?: boolean;
  /** Pressed one after the other before anything is shown: what leads to the picture, or stands before it. In one market, or in both. */
  clear?: readonly (Part & { market?: TourMarket })[];
  /** Pressed by itself, so many seconds after the page was rendered; the tour waits for it. */
  press?: readonly (Part & { at: number })[];
};
