import { useLingui } from '@lingui/react';
import type { FirstSight, Sight, SightWorld } from './first-sight';
import { useMarket, useServerLanguage } from './market';
import { useServices } from './services';

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
