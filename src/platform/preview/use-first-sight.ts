import { useLingui } from '@lingui/react';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { FirstSight, Sight, SightWorld } from './first-sight';

const noInputs = {};

/** The language, market and time of the page, and what its address says where that matters to the texts. */
export function useSightWorld(inputs: SightWorld['inputs'] = noInputs): SightWorld {
  const { i18n } = useLingui();
  const { clock } = useServices();
  const market = useMarket();
  const serverLanguage = useServerLanguage();
  return { say: (words) => i18n._(words), market, now: clock.now(), inputs, serverLanguage };
}

/** What the slots of a page show for an answer. */
export function useFirstSight<Answer, Slots extends Sight>(
  { see }: FirstSight<Answer, Slots>,
  answer: Answer,
  inputs?: SightWorld['inputs'],
): Slots {
  return see(answer, useSightWorld(inputs));
}
