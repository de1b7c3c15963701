import { useLingui } from '@lingui/react';
import type { SwitchTexts } from '@/platform/api/contract/switches';
import { useMarket } from '@/platform/i18n/market';
import { useSwitches } from '@/platform/services';

/** Why a way of paying is closed: the operator's text in the reader's language, or another one. */
export type ClosedWay = { lang: string; text: string };

/** Returns why a way of paying is closed; null if it is open. */
export type ClosedWayOf = (code: string) => ClosedWay | null;

/** The ways of paying that are closed now (decision 69, switches from outside), by the code of bank or market. */
export function useClosedWays(): ClosedWayOf {
  const active = useSwitches();
  const market = useMarket().id;
  const { i18n } = useLingui();
  return (code) => {
    const closed = active?.closedWay(code, market);
    return closed ? textIn(closed.text, i18n.locale) : null;
  };
}

/** @returns the text in the reader's language, or in English, or the first one; with its language */
export function textIn(texts: SwitchTexts, locale: string): ClosedWay {
  const known = Object.entries(texts);
  const [lang, text] = known.find(([code]) => code === locale) ??
    known.find(([code]) => code === 'en') ??
    known[0] ?? ['', ''];
  return { lang, text: text ?? '' };
}
