import type { FileRoutesByPath } from '@tanstack/react-router';
import { marketOf, type Market } from '@/domain/market';
import { pickStrings } from '@/platform/browser/pick-strings';
import type { Catalog } from '@/platform/i18n/catalogs';
import type { PageInput } from '@/platform/session/common-params';
import type { RouterContext } from './router-context';

/** Internal path of a page, as its route file has it. */
export type PagePath = FileRoutesByPath[keyof FileRoutesByPath]['fullPath'];

/** What the rest of the product has to know of a page. It stands in the page's route and nowhere else. */
export type PageFacts<Input extends PageInput = PageInput> = {
  /** The inputs that it takes from its address. */
  inputs: readonly Input[];
  /** The texts that it needs from the start, beside those of every page. */
  catalogs: readonly Catalog[];
  /** The texts of what it shows later. */
  lazyCatalogs?: readonly Catalog[];
  /** How it stands in the HTML: `whole`, as a `skeleton` until its data is there, or not at all. */
  prerender: 'whole' | 'skeleton' | 'none';
  /**
   * The inputs with which skeleton and first reads are planned, else all. An address with others is left to the page.
   */
  planned?: readonly Input[];
  /** Its market where the launch names none, else Indonesia (decision 2, language packs). */
  market?: Market['id'];
  /** Where people go from here, the likeliest first: that code is fetched ahead. */
  next?: readonly PagePath[];
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null for a route that is only a frame around pages. */
    page: PageFacts | null;
  }
}

/**
 * The part of a route's options that follows from the facts of its page: the facts themselves, the inputs (those that
 * are in the address, as the strings they are), and the texts, fetched before the page is rendered.
 */
export function pageOptions<const Input extends PageInput>(facts: PageFacts<Input>) {
  return {
    staticData: { page: facts },
    validateSearch: (search: Record<string, unknown>) => pickStrings(search, facts.inputs),
    beforeLoad: async ({ context: { services } }: { context: RouterContext }): Promise<void> => {
      await Promise.all(facts.catalogs.map((catalog) => services.locale.loadCatalog(catalog)));
    },
  };
}

/** @returns the facts of the page among the matches of an address; none where there is no such page */
export function pageFactsOf(matches: readonly { staticData?: { page: PageFacts | null } | undefined }[]) {
  return matches.at(-1)?.staticData?.page ?? null;
}

/**
 * The market of the page among the matches of an address.
 * @param pop launch parameter `pop`
 */
export function marketOfPage(matches: Parameters<typeof pageFactsOf>[0], pop: string | undefined): Market {
  return marketOf(pop, pageFactsOf(matches)?.market);
}
