import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, type FileRoutesByPath } from '@tanstack/react-router';
import { marketOf, type Market } from '@/domain/market';
import { pickStrings } from '@/platform/browser/search';
import type { Catalog } from '@/platform/i18n/catalogs';
import type { PageInput } from '@/platform/session/common-params';
import type { Services } from './services';

/** Services and query cache of the app. */
export type AppContext = { services: Services; queryClient: QueryClient };

/** The router's context. */
export type RouterContext = AppContext & {
  /** Loads the code of routes while their guards load texts, not after them. Never throws. */
  preloadCode: (routeIds: readonly string[]) => void;
};

/** Internal path of a page, as its route file has it. */
export type PagePath = FileRoutesByPath[keyof FileRoutesByPath]['fullPath'];

/** The facts of a page that other parts of the product need. They are in the route of the page and nowhere else. */
export type PageFacts<Input extends PageInput = PageInput> = {
  /** The title in its bar, shown from the tap on; by default the app's name. */
  title?: MessageDescriptor;
  /** The inputs that it takes from its address. */
  inputs: readonly Input[];
  /** The input without which its link is incomplete: the order, the product, or the complaint. */
  needs?: Input;
  /** The catalogs that it needs from the start, beside that of every page. */
  catalogs: readonly Catalog[];
  /** The catalogs of components that load later. */
  lazyCatalogs?: readonly Catalog[];
  /** How it is prerendered: `whole`, or not at all; by default as a skeleton without data. */
  prerender?: 'whole' | 'none';
  /** The inputs for which skeleton and first reads are planned, by default all. An address with others gets no plan. */
  planned?: readonly Input[];
  /** Its market if the launch names none, by default Indonesia (decision 2, language packs). */
  market?: Market['id'];
  /** The pages that people open from here, the likeliest first: their code is prefetched. */
  next?: readonly PagePath[];
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null for a layout route. */
    page: PageFacts | null;
  }
}

type BeforeLoad = { context: RouterContext; search: Record<string, unknown> };

/** The inputs in an address; the needed one is there, because the page is not loaded without it. */
type InputsOf<Input extends PageInput, Facts> = { [Name in Input]?: string } & {
  [Name in Facts extends { needs: infer Needed extends PageInput } ? Needed : never]: string;
};

/** What is not found at an address without the needed input. */
export const incompleteLink = 'incomplete link';

/** The route options that follow from the facts of a page; its catalogs are loaded before it is rendered. */
export function pageOptions<const Input extends PageInput, const Facts extends PageFacts<Input>>(
  facts: Facts & PageFacts<Input>,
) {
  const { inputs, needs } = facts;
  // The search of a match has all parameters of the address, and the empty ones.
  const pick = (search: Record<string, unknown>) => pickStrings(search, inputs);
  return {
    staticData: { page: facts },
    validateSearch: pick,
    // `beforeLoad` refuses an address without the needed input.
    loaderDeps: ({ search }: { search: Record<string, unknown> }) => pick(search) as InputsOf<Input, Facts>,
    beforeLoad: async ({ context: { services }, search }: BeforeLoad): Promise<void> => {
      if (needs && pick(search)[needs] === undefined) notFound({ data: incompleteLink, throw: true });
      await Promise.all(facts.catalogs.map((catalog) => services.locale.loadCatalog(catalog)));
    },
  };
}

/** @returns the facts of the page that matches an address; null if there is no such page */
export function pageFactsOf(matches: readonly { staticData?: { page: PageFacts | null } | undefined }[]) {
  return matches.at(-1)?.staticData?.page ?? null;
}

/** The internal path of the page that matches an address; empty if there is no such page. */
export function pagePathOf(matches: readonly { fullPath?: unknown }[]): string {
  const path = matches.at(-1)?.fullPath;
  return typeof path === 'string' ? path : '';
}

/** The market of the page that matches an address. @param pop the launch parameter */
export function marketOfPage(matches: Parameters<typeof pageFactsOf>[0], pop: string | undefined): Market {
  return marketOf(pop, pageFactsOf(matches)?.market);
}
