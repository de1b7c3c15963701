import { launchLinks } from '@mocks/launch-links';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '@/api/contract/registry';
import { formOf } from '@/api/form-of';
import { openEnvelope } from '@/api/http/envelope';
import { readByForm } from '@/api/read-by-form';
import { createClock } from '@/domain/clock';
import { locales, type Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { loadTexts } from '@/i18n/catalogs';
import type { FirstSight, Shown, Sight } from '@/services/first-sight';
import { renderApp, useMockServer } from '../../tests/support/render-app';
import { say } from './say';
import { holdsText, sights } from './sights';

const server = useMockServer();

function callOf({ call }: FirstSight) {
  const found = registry.find(({ name }) => name === call);
  if (!found || found.envelope === 'none') throw new Error(`There is no call ${call}`);
  return { ...found, envelope: found.envelope };
}

/** What the server answers to a call, as text. */
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

/** What the script in the HTML makes of an answer. */
async function seeInHtml(sight: FirstSight, body: string, pop: string | undefined, locale: Locale, now: number) {
  const { answer, envelope } = callOf(sight);
  const texts = await loadTexts(locale, ['base', 'repayment', 'offers', 'help']);
  const known = Object.fromEntries(sight.words.map(({ id }) => [id, texts[id]]));
  const market = marketOf(pop);
  return sight.see(readByForm(formOf(answer), openEnvelope(body, envelope).data) as never, {
    say: (message) => say(known, locale, message),
    market,
    now,
    inputs: {},
    serverLanguage: locale === market.locale ? undefined : market.locale,
  });
}

const slotsOnPage = () => [...document.querySelectorAll<HTMLElement>('main [data-sight], footer [data-sight]')];

function readSlot(slot: HTMLElement): Shown {
  const ems = slot.style.getPropertyValue('--ems');
  const lang = locales.find((locale) => locale === slot.lang);
  const { tone } = slot.dataset;
  return {
    ...(holdsText(slot) && { text: slot.textContent }),
    ...(lang && { lang }),
    ...(tone !== undefined && { tone }),
    ...(ems !== '' && { ems: Number(ems) }),
  };
}

const known = ({ lang, ...rest }: Shown): Shown => ({ ...rest, ...(lang && { lang }) });

function expectOnPage(sight: Sight): void {
  const slots = slotsOnPage();
  const texts = [...document.querySelectorAll('main *')].map(({ textContent }) => textContent);
  for (const [name, shown] of Object.entries(sight)) {
    const slot = slots.find(({ dataset }) => dataset['sight'] === name);
    if (slot) expect({ [name]: readSlot(slot) }).toEqual({ [name]: shown && known(shown) });
    // Lists, and what is no slot of its own in the application.
    else if (shown?.text !== undefined) expect(texts).toContain(shown.text);
  }
}

/** Every scenario on two of the pages, in one language, in turn: what the functions give is compared for all of them beside this test. */
const cases = Object.entries(sights).flatMap(([path, sight], page) =>
  launchLinks('http://localhost/')
    .filter(({ scenario }, index) => !scenario.startsWith('many-complaints') && (index + page) % 3 === 0)
    .map(({ scenario, href }, index) => ({
      path,
      scenario,
      locale: locales[index % locales.length] ?? 'en',
      pop: new URL(href).searchParams.get('pop') ?? undefined,
      sight,
    })),
);

describe('the page of the application shows the first sight to the letter', () => {
  it.each(cases)('$path, $scenario, $locale', async ({ path, scenario, locale, pop, sight }) => {
    server.reset({ scenario });
    const bodies = listen(callOf(sight).path);
    const now = Date.now();
    const app = await renderApp(path, { scenario, locale, clock: createClock(() => now) });
    await waitFor(() => expect(bodies).not.toEqual([]));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const shown = await seeInHtml(sight, bodies[0] ?? '', pop, locale, app.services.clock.now()).catch(() => null);
    // What the application refuses has no first sight either.
    if (shown) await waitFor(() => expectOnPage(shown));
    else expect(slotsOnPage().filter(({ textContent }) => textContent !== '')).toEqual([]);
    app.unmount();
  });
});
