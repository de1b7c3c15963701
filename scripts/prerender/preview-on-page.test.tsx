import { launchLinks } from '@mocks/launch-links';
import { createMockServer } from '@mocks/node';
import { waitFor } from '@testing-library/react';
import { answerPreviews, answerTo, callOf, contextInHtml, readInHtml } from '@tests/support/preview-settings';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { parseWithSchema } from '@/boot/preview/preview-schema';
import { createClock } from '@/domain/clock';
import { locales, type Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { codePreview } from '@/features/pay/code/code-texts';
import { paymentBooks } from '@/features/pay/records/book';
import { parseSearch } from '@/platform/browser/search';
import { readCopy, readCurrentData } from '@/platform/storage/envelope';
import type { Preview, PreviewField, PreviewFields, PreviewContext } from '@/ui/preview';
import { copiedCodes } from './copied-codes';
import { toPreviewSchema } from './to-preview-schema';

const server = useMockServer();

/** Collects the answers of the server to a call, as text. */
function listen(path: string): string[] {
  const bodies: string[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await send(request);
    if (new URL(request.url).pathname.endsWith(path)) bodies.push(await response.clone().text());
    return response;
  });
  return bodies;
}

type Visit = { pop: string | undefined; locale: Locale; now: number; inputs?: Record<string, string> };

function contextOf(preview: Pick<Preview, 'messages'>, { pop, locale, now, inputs }: Visit): PreviewContext {
  return { ...contextInHtml(preview, { locale, market: marketOf(pop) }, inputs), now };
}

/** The fields that the inline script makes from an answer; null for what the application refuses. */
function seeInHtml(preview: Preview, body: string, visit: Visit): PreviewFields | null {
  try {
    return preview.toFields(readInHtml(preview, body) as never, contextOf(preview, visit));
  } catch {
    return null;
  }
}

/** The fields that the inline script makes from a stored code and the loan's answer; null if it shows nothing. */
function seeCodeInHtml(raw: unknown, body: string, owner: string, visit: Visit): PreviewFields | null {
  const data = parseWithSchema(toPreviewSchema(copiedCodes), readCurrentData(raw, owner, paymentBooks.version));
  const answer = readInHtml(codePreview, body);
  return codePreview.toFields(data as never, answer as never, contextOf(codePreview, visit))?.fields ?? null;
}

const slotsOnPage = () => [...document.querySelectorAll<HTMLElement>('main [data-slot], footer [data-slot]')];

/** Whether a slot contains text alone: dates and amounts are elements of their own. */
const holdsText = (slot: Element) => slot.querySelector(':not(.figure)') === null;

function readSlot(slot: HTMLElement): PreviewField {
  const ems = slot.style.getPropertyValue('--ems');
  const lang = locales.find((locale) => locale === slot.lang);
  const { tone } = slot.dataset;
  const isPart = slot.querySelector('[data-slot]') === null;
  const groups = isPart ? [...slot.querySelectorAll('.four')].map(({ textContent }) => textContent) : [];
  return {
    ...(holdsText(slot) && { text: slot.textContent }),
    ...(groups.length > 0 && { text: groups.join(' '), isCode: true }),
    ...(lang && { lang }),
    ...(tone !== undefined && { tone }),
    ...(ems !== '' && { ems: Number(ems) }),
  };
}

const known = ({ lang, ...rest }: PreviewField): PreviewField => ({ ...rest, ...(lang && { lang }) });

function expectOnPage(preview: PreviewFields): void {
  const slots = slotsOnPage();
  const texts = [...document.querySelectorAll('main *')].map(({ textContent }) => textContent);
  for (const [name, shown] of Object.entries(preview)) {
    const slot = slots.find(({ dataset }) => dataset['slot'] === name);
    if (slot) expect({ [name]: readSlot(slot) }).toEqual({ [name]: shown && known(shown) });
    // Lists, and fields without a slot in the application.
    else if (shown?.text !== undefined) expect(texts).toContain(shown.text);
  }
}

/** The form of a preview without its words: its fields, and how each is shown. */
const formOfFields = (fields: PreviewFields | null) =>
  JSON.stringify(
    Object.entries(fields ?? {}).map(([name, field]) => [
      name,
      field && { ...field, text: typeof field.text, ems: typeof field.ems },
    ]),
  );

/**
 * One scenario for each form of a preview, and every language: preview.test.ts compares the functions for all
 * scenarios.
 */
async function casesOf(preview: Preview) {
  const forms = new Map<string, { scenario: string; launch: Record<string, string> }>();
  const backend = createMockServer();
  backend.listen();
  for (const { scenario, href } of launchLinks('http://localhost/')) {
    if (scenario.startsWith('many-complaints')) continue;
    backend.reset({ scenario });
    const launch = parseSearch(new URL(href).search);
    const body = await answerTo(preview, href);
    const visit = { pop: launch['pop'], locale: 'en', now: Date.now() } as const;
    const form = formOfFields(seeInHtml(preview, body, visit));
    if (!forms.has(form)) forms.set(form, { scenario, launch });
  }
  backend.close();
  const found = [...forms.values()];
  return Array.from({ length: Math.max(found.length, locales.length) }, (_, index) => ({
    ...(found[index % found.length] ?? expect.fail('There is no scenario')),
    locale: locales[index % locales.length] ?? 'en',
    preview,
  }));
}

const cases: (Awaited<ReturnType<typeof casesOf>>[number] & { path: string })[] = [];
for (const [path, preview] of answerPreviews) cases.push(...(await casesOf(preview)).map((one) => ({ ...one, path })));

describe('the page shows the same fields as the preview', () => {
  it.each(cases)('$path, $scenario, $locale', async ({ path, scenario, locale, launch, preview }) => {
    server.reset({ scenario });
    const bodies = listen(callOf(preview).path);
    const now = Date.now();
    const app = await renderApp(path, { scenario, locale, clock: createClock(() => now) });
    await waitFor(() => expect(bodies).not.toEqual([]));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const visit = { pop: launch['pop'], locale, now: app.services.clock.now() };
    const shown = seeInHtml(preview, bodies[0] ?? '', visit);
    // What the application refuses has no preview either.
    if (shown) await waitFor(() => expectOnPage(shown));
    else expect(slotsOnPage().filter(({ textContent }) => textContent !== '')).toEqual([]);
    app.unmount();
  });
});

const ways = [
  { payType: '1', payCode: 'BNI' },
  { payType: '2', payCode: 'ALFAMART' },
];

/** The page of a code depends on the loan. */
const codeCases = cases
  .filter(({ path }) => path === '/loanDetails')
  .map((one, index) => ({ ...one, way: ways[index % ways.length] }));

describe('the page of a payment code shows the same fields as the preview of the stored code', () => {
  let compared = 0;

  it.each(codeCases)('$scenario, $locale, $way.payCode', async ({ scenario, locale, way, launch }) => {
    server.reset({ scenario });
    const bodies = listen(callOf(codePreview).path);
    const now = Date.now();
    const app = await renderApp('/that', { scenario, locale, search: { ...way }, clock: createClock(() => now) });
    await waitFor(() => expect(bodies).not.toEqual([]));
    const isSkeleton = () =>
      slotsOnPage().some(({ dataset: { slot }, textContent }) => slot === 'numberValue' && !textContent);
    await waitFor(() => expect(isSkeleton()).toBe(false));
    if (slotsOnPage().length > 0) {
      const owner = app.services.session.current()?.ownerId ?? '';
      const { name } = paymentBooks;
      const raw = await vi.waitUntil(() => readCopy(localStorage, owner, name, launch['orderId'] ?? ''));
      const visit = { pop: launch['pop'], locale, now: app.services.clock.now(), inputs: { ...launch, ...way } };
      const shown = seeCodeInHtml(raw, bodies.at(-1) ?? '', owner, visit);
      if (shown) {
        compared += 1;
        await waitFor(() => expectOnPage(shown));
      }
    }
    app.unmount();
  });

  it('in as many of them as there are languages', () => {
    expect(compared).toBeGreaterThanOrEqual(locales.length);
  });
});
