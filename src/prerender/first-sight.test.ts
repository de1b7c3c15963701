import { setupI18n } from '@lingui/core';
import { launchLinks } from '@mocks/launch-links';
import { createMockServer } from '@mocks/node';
import { assert, property } from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '@/api/contract/registry';
import type { CallDefinition } from '@/api/define-call';
import { formOf } from '@/api/form-of';
import { encodeRequest } from '@/api/http/encode';
import { openEnvelope } from '@/api/http/envelope';
import { readByForm } from '@/api/read-by-form';
import { formatsOf, locales, type Locale } from '@/domain/languages';
import { markets, type Market } from '@/domain/market';
import { loadTexts } from '@/i18n/catalogs';
import { parseSearch } from '@/lib/search';
import type { FirstSight, Sight, SightWorld } from '@/services/first-sight';
import { keptAnswers } from '@/storage/records/kept-answers';
import { envelopeOf, hostileAnswers } from '../../tests/support/hostile-answers';
import { say } from './say';
import { sights } from './sights';

type Texts = Awaited<ReturnType<typeof loadTexts>>;

const texts = new Map<Locale, Texts>();

beforeAll(async () => {
  for (const locale of locales) texts.set(locale, await loadTexts(locale, ['base', 'repayment', 'offers', 'help']));
});

function callOf({ call }: FirstSight): CallDefinition {
  const found = registry.find(({ name }) => name === call);
  if (!found) throw new Error(`There is no call ${call}`);
  return found;
}

/** Every language, and the markets of borrowers. */
const worlds = locales.flatMap((locale) =>
  Object.values(markets).map((market) => ({ locale, market, now: Date.parse('2026-03-01T12:00:00Z') })),
);

type World = { locale: Locale; market: Market; now: number };

const partsOf = ({ locale, market, now }: World) => ({
  market,
  now,
  inputs: {},
  serverLanguage: locale === market.locale ? undefined : market.locale,
});

/** As the script in the HTML sees an answer: with the messages that its page has, and no more. */
function inHtml({ words, see, ...sight }: FirstSight, body: string, world: World): Sight | 'nothing' {
  const all = texts.get(world.locale) ?? {};
  const known = Object.fromEntries(words.map(({ id }) => [id, all[id]]));
  try {
    const { answer, envelope } = callOf({ words, see, ...sight });
    if (envelope === 'none') return 'nothing';
    const data = readByForm(formOf(answer), openEnvelope(body, envelope).data);
    return see(data as never, { ...partsOf(world), say: (message) => say(known, world.locale, message) });
  } catch {
    return 'nothing';
  }
}

/** As the application sees it. */
function inApp({ see, ...sight }: FirstSight, body: string, world: World): Sight | 'nothing' {
  const i18n = setupI18n();
  i18n.loadAndActivate({
    locale: world.locale,
    locales: formatsOf(world.locale),
    messages: texts.get(world.locale) ?? {},
  });
  const appWorld: SightWorld = { ...partsOf(world), say: (message) => i18n._(message) };
  try {
    const { answer, envelope } = callOf({ see, ...sight });
    if (envelope === 'none') return 'nothing';
    return see(v.parse(answer, openEnvelope(body, envelope).data) as never, appWorld);
  } catch {
    return 'nothing';
  }
}

describe.each(Object.values(sights).map((sight) => ({ name: sight.call, sight })))(
  'the first sight of $name',
  ({ name, sight }) => {
    const server = createMockServer();
    beforeAll(() => server.listen());
    afterAll(() => server.close());

    it.each(launchLinks('http://localhost/'))(
      '$scenario: the same in the HTML as in the application',
      async ({ scenario, href }) => {
        server.reset({ scenario });
        const { productId = '', orderId = '', ...common } = parseSearch(new URL(href).search);
        const call = callOf(sight);
        const { url, init } = encodeRequest(
          call,
          { productId, orderId },
          { baseUrl: 'http://localhost/gateway', common, formHeaders: [], jsonHeaders: [] },
        );
        const body = await (await fetch(url, init)).text();
        for (const world of worlds) {
          const shown = inHtml(sight, body, world);
          expect(shown).toEqual(inApp(sight, body, world));
          if (name === 'loan-details' && shown !== 'nothing') expect(Object.keys(shown).length).toBeGreaterThan(0);
        }
      },
    );

    it('is the same of hostile answers, or nothing where the application refuses', () => {
      let seen = 0;
      let turn = 0;
      assert(
        property(hostileAnswers(callOf(sight)), (data) => {
          const world = worlds[(turn += 1) % worlds.length];
          if (!world) return;
          const body = JSON.stringify(envelopeOf(callOf(sight), data));
          const shown = inHtml(sight, body, world);
          if (shown !== 'nothing') seen += 1;
          expect(shown).toEqual(inApp(sight, body, world));
        }),
      );
      expect(seen).toBeGreaterThan(0);
    });

    it.each(['', 'null', '<html>', '{"code":"77","msg":"no"}', '{"code":"00"', '{"code":"00","data":null}'])(
      'is nothing of %j',
      (body) => {
        for (const world of worlds) {
          expect(inHtml(sight, body, world)).toEqual(inApp(sight, body, world));
          expect(inHtml(sight, body, world)).toBe('nothing');
        }
      },
    );
  },
);

it('has a copy of every kept answer that it is made from, and of no other', () => {
  const seen = new Set(Object.values(sights).map(({ call }) => call));
  for (const { name } of registry) expect(keptAnswers.isCopied?.(`${name}-["key"]`)).toBe(seen.has(name));
});
