import { pickStrings } from '@/lib/pick-strings';
import { stringifySearch } from '@/lib/search';

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

const linkNames = [
  'id',
  'templateId',
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'merchantNumber',
  'userName',
] as const;

export type LinkInputs = { [Name in (typeof linkNames)[number]]?: string };

/** The inputs of a promotion page, out of a parsed query. Never throws; what is missing or too long is left out. */
export function linkInputs(search: Record<string, unknown>): LinkInputs {
  const inputs = pickStrings(search, linkNames);
  return pickStrings(
    Object.fromEntries(Object.entries(inputs).filter(([, value]) => value.length <= maxLength)),
    linkNames,
  );
}

/** Reads a promotion link; `templateId` is another name of `id`. Missing fields are empty, as the wire wants them. */
export function readLink(inputs: LinkInputs): PromotionLink {
  const {
    id = inputs.templateId ?? '',
    user_from = '',
    app_from = '',
    utm_tag = '',
    invite_code = '',
    merchantNumber = '',
    userName = '',
  } = inputs;
  return { id, user_from, app_from, utm_tag, invite_code, merchantNumber, userName };
}

/** The inputs with which another promotion page belongs to the same link. */
export function linkSearch(link: PromotionLink): LinkInputs {
  return linkInputs(link);
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
