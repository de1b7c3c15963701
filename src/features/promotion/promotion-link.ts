import { pickStrings } from '@/platform/browser/pick-strings';
import { stringifySearch } from '@/platform/browser/search';

/** What a promotion link says about where its visitors come from; the names are those of the wire. */
export type PromotionLink = {
  /** The template, which is the page of the campaign. */
  id: string;
  user_from: string;
  app_from: string;
  utm_tag: string;
  invite_code: string;
  merchantNumber: string;
  userName: string;
};

/** Longer values are no campaign of ours. UTF-16 units. */
const maxLength = 200;

/** The inputs of a promotion page. */
export const linkInputs = [
  'id',
  'templateId',
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'merchantNumber',
  'userName',
] as const;

/** Those that a link of today names. */
export const plannedLinkInputs = [
  'id',
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'merchantNumber',
] as const satisfies readonly (typeof linkInputs)[number][];

export type LinkInputs = { [Name in (typeof linkInputs)[number]]?: string };

/** Leaves out what is empty or too long. */
function usable(inputs: LinkInputs): LinkInputs {
  return pickStrings(
    Object.fromEntries(Object.entries(inputs).filter(([, value]) => value.length <= maxLength)),
    linkInputs,
  );
}

/**
 * Reads a promotion link; `templateId` is another name of `id`. What is missing or too long is
 * empty, as the wire wants it.
 */
export function readLink(inputs: LinkInputs): PromotionLink {
  const {
    templateId = '',
    id = templateId,
    user_from = '',
    app_from = '',
    utm_tag = '',
    invite_code = '',
    merchantNumber = '',
    userName = '',
  } = usable(inputs);
  return { id, user_from, app_from, utm_tag, invite_code, merchantNumber, userName };
}

/** The inputs with which another promotion page belongs to the same link. */
export function linkSearch(link: PromotionLink): LinkInputs {
  return usable(link);
}

/**
 * A link to pass on: the page, its campaign and its market, without any other parameter of handset or session.
 * @param page absolute address of the page; its query is dropped
 * @param pop launch parameter `pop`: without it the page would open in another market (decision 2, language packs)
 */
export function shareHref(page: string, link: PromotionLink, pop: string | undefined): string {
  const { origin, pathname } = new URL(page);
  return origin + pathname + stringifySearch({ ...linkSearch(link), pop });
}
