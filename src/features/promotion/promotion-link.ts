import { pickStrings, stringifySearch } from '@/platform/browser/search';
import { type campaignInputs, linkInputs } from './promotion-page';

/** The campaign data of a promotion link, named as in the wire protocol; empty if missing. */
export type PromotionLink = Record<(typeof campaignInputs)[number] | 'userName', string>;

/** Longer values are dropped, because no campaign has them. UTF-16 units. */
const maxLength = 200;

type LinkInputs = { [Name in (typeof linkInputs)[number]]?: string };

/** The inputs that take the campaign to another promotion page, without empty and too long values. */
export function linkSearch(inputs: LinkInputs): LinkInputs {
  const found = Object.entries(inputs).filter(([, value]) => value.length <= maxLength);
  return pickStrings(Object.fromEntries(found), linkInputs);
}

/** Reads a promotion link; `templateId` means `id`. Missing and too long values become empty (wire protocol). */
export function readLink(inputs: LinkInputs): PromotionLink {
  const { templateId: id = '', ...found } = linkSearch(inputs);
  const missing = { id, user_from: '', app_from: '', utm_tag: '', invite_code: '', merchantNumber: '', userName: '' };
  return { ...missing, ...found };
}

/** A link to share: page, campaign and market (decision 2, language packs), without device or session. */
export function shareHref(page: string, link: PromotionLink, pop: string | undefined): string {
  const { origin, pathname } = new URL(page);
  return origin + pathname + stringifySearch({ ...linkSearch(link), pop });
}
