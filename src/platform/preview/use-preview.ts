import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { StoreDefinition } from '@/platform/storage/definition';
import type { LocalPreview, Preview, PreviewFields, PreviewContext } from './preview';

const noInputs = {};

/** What the fields of a preview depend on, for React. */
export function usePreviewContext(inputs: PreviewContext['inputs'] = noInputs): PreviewContext {
  const { i18n } = useLingui();
  const { clock } = useServices();
  const market = useMarket();
  const serverLanguage = useServerLanguage();
  return { formatMessage: (message) => i18n._(message), market, now: clock.now(), inputs, serverLanguage };
}

/** The fields of a preview for an answer. */
export function usePreviewFields<Answer, Slots extends PreviewFields>(
  { toFields }: Preview<Answer, Slots>,
  answer: Answer,
  inputs?: PreviewContext['inputs'],
): Slots {
  return toFields(answer, usePreviewContext(inputs));
}

/** The fields of a local preview, from the copy of a record; null without one. */
export function useLocalPreview<Copied, Data extends Copied>(
  { toFields }: LocalPreview<Copied>,
  store: StoreDefinition<Data>,
  key: string,
): PreviewFields | null {
  const { storage } = useServices();
  const context = usePreviewContext();
  const copied = useMemo(() => storage.open(store).copyOf(key)?.data, [storage, store, key]);
  return copied ? toFields(copied, context) : null;
}
