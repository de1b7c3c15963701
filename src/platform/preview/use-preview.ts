import { useLingui } from '@lingui/react';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { Preview, PreviewFields, PreviewContext } from './preview';

const noInputs = {};

/** The language, market and time of the page, and what its address says where that matters to the texts. */
export function usePreviewContext(inputs: PreviewContext['inputs'] = noInputs): PreviewContext {
  const { i18n } = useLingui();
  const { clock } = useServices();
  const market = useMarket();
  const serverLanguage = useServerLanguage();
  return { formatMessage: (message) => i18n._(message), market, now: clock.now(), inputs, serverLanguage };
}

/** What the slots of a page show for an answer. */
export function usePreviewFields<Answer, Slots extends PreviewFields>(
  { toFields }: Preview<Answer, Slots>,
  answer: Answer,
  inputs?: PreviewContext['inputs'],
): Slots {
  return toFields(answer, usePreviewContext(inputs));
}
