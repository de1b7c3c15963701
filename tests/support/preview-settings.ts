import { registry } from '@contract/conformance/registry';
import { setupI18n } from '@lingui/core';
import { formatMessage } from '@/boot/preview/format-message';
import { parseWithSchema } from '@/boot/preview/preview-schema';
import * as previews from '@/boot/preview/previews';
import { formatsOf, locales, type Locale } from '@/domain/languages';
import { markets, type Market } from '@/domain/market';
import { encodeRequest } from '@/platform/api/http/encode';
import { openEnvelope } from '@/platform/api/http/envelope';
import { parseSearch } from '@/platform/browser/search';
import { loadTexts } from '@/platform/i18n/catalogs';
import type { Preview, PreviewContext } from '@/ui/preview';
import { toPreviewSchema } from '../../scripts/prerender/to-preview-schema';

/** The previews that show the answer of a call, by internal path. */
export const answerPreviews = Object.entries(previews).flatMap(([path, preview]): [string, Preview][] =>
  'call' in preview && !('savedAt' in preview) ? [[path, preview]] : [],
);

export type Setting = { locale: Locale; market: Market };

export const settings: readonly Setting[] = locales.flatMap((locale) =>
  Object.values(markets).map((market) => ({ locale, market })),
);

export const previewNow = Date.parse('2026-03-01T12:00:00Z');

const textsOf = async (locale: Locale) =>
  [locale, await loadTexts(locale, ['base', 'repayment', 'offers', 'help'])] as const;
const texts = new Map(await Promise.all(locales.map(textsOf)));

const partsOf = ({ locale, market }: Setting, inputs: Record<string, string>) => ({
  market,
  now: previewNow,
  inputs,
  serverLanguage: locale === market.locale ? undefined : market.locale,
});

/** What a preview depends on in the script of the HTML, which has the messages of its page and no more. */
export function contextInHtml(
  { messages }: Pick<Preview, 'messages'>,
  setting: Setting,
  inputs: Record<string, string> = {},
): PreviewContext {
  const all = texts.get(setting.locale) ?? {};
  const known = Object.fromEntries(messages.map(({ id }) => [id, all[id]]));
  return { ...partsOf(setting, inputs), formatMessage: (message) => formatMessage(known, setting.locale, message) };
}

export function callOf({ call }: Pick<Preview, 'call'>) {
  const found = registry.find(({ name }) => name === call);
  if (!found || found.envelope === 'none') throw new Error(`There is no call ${call}`);
  return { ...found, envelope: found.envelope };
}

/** The answer of the mock backend to the call of a preview. @param href address of a launch */
export async function answerTo(preview: Pick<Preview, 'call'>, href: string): Promise<string> {
  const { productId = '', orderId = '', ...common } = parseSearch(new URL(href).search);
  const options = { baseUrl: 'http://localhost/gateway', common, formHeaders: [], jsonHeaders: [] };
  const { url, init } = encodeRequest(callOf(preview), { productId, orderId }, options);
  return (await fetch(url, init)).text();
}

/** What the script of the HTML reads of an answer. @throws for what the application would refuse */
export function readInHtml(preview: Pick<Preview, 'call'>, body: string): unknown {
  const { answer, envelope } = callOf(preview);
  return parseWithSchema(toPreviewSchema(answer), openEnvelope(body, envelope).data);
}

export function contextInApp(setting: Setting, inputs: Record<string, string> = {}): PreviewContext {
  const { locale } = setting;
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, locales: formatsOf(locale), messages: texts.get(locale) ?? {} });
  return { ...partsOf(setting, inputs), formatMessage: (message) => i18n._(message) };
}
