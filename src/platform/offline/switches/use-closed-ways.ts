import { useLingui } from '@lingui/react';
import type { SwitchTexts } from '@/platform/api/contract/switches';
import { useMarket } from '@/platform/i18n/market';
import { useSwitches } from '@/platform/services';

/** Why a way of paying is closed, in the operator's words for this reader. */
export type ClosedWay = { lang: string; text: string };

/** Why the way of that code is closed; null where it is open. */
export type ClosedWayOf = (code: string) => ClosedWay | null;

/**
 * Which ways of paying the operator has closed at this moment (decision 69, switches from outside).
 * @returns a function of the code of a bank or a mini market
 */
export function useClosedWays(): ClosedWayOf {
  const active = useSwitches();
  const market = useMarket().id;
  const { i18n } = useLingui();
  return (code) => {
    const closed = active?.closedWay(code, market);
    return closed ? textIn(closed.text, i18n.locale) : null;
  };
}

/** @returns the words in the reader's language, with the language that they are in */
export function textIn(texts: SwitchTexts, locale: string): ClosedWay {
  const known = Object.entries(texts);
  const [lang, text] = known.find(([code]) => code === locale) ??
    known.find(([code]) => code === 'en') ??
    known[0] ?? ['', ''];
  return { lang, text: text ?? '' };
}
