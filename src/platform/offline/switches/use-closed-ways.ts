import { useLingui } from '@lingui/react';
import { useMarket } from '@/platform/i18n/market';
import { useSwitches } from './use-switches';
import { textIn } from './words-in';

/** Why a way of paying is closed, in the reader's language; null where it is open. */
export type ClosedWayOf = (code: string) => { lang: string; text: string } | null;

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
