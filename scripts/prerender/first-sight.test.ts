import { registry } from '@contract/conformance/registry';
import { launchLinks } from '@mocks/launch-links';
import { createMockServer } from '@mocks/node';
import { assert, property } from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sights } from '@/boot/preview/sights';
import { encodeRequest } from '@/platform/api/http/encode';
import { openEnvelope } from '@/platform/api/http/envelope';
import { readByForm } from '@/platform/api/read-by-form';
import { parseSearch } from '@/platform/browser/search';
import type { FirstSight, Sight } from '@/platform/preview/first-sight';
import { persistedAnswers } from '@/platform/query/answer-store';
import { envelopeOf, hostileAnswers } from '../../tests/support/hostile-answers';
import { useSightTexts, worldInApp, worldInHtml, worlds, type World } from '../../tests/support/sight-worlds';
import { formOf } from './form-of';

useSightTexts();

function callOf({ call }: Pick<FirstSight, 'call'>) {
  const found = registry.find(({ name }) => name === call);
  if (!found || found.envelope === 'none') throw new Error(`There is no call ${call}`);
  return { ...found, envelope: found.envelope };
}

/** As the script in the HTML sees an answer. */
function inHtml(sight: FirstSight, body: string, world: World): Sight | 'nothing' {
  try {
    const { answer, envelope } = callOf(sight);
    const data = readByForm(formOf(answer), openEnvelope(body, envelope).data);
    return sight.see(data as never, worldInHtml(sight, world));
  } catch {
    return 'nothing';
  }
}

/** As the application sees it. */
function inApp(sight: FirstSight, body: string, world: World): Sight | 'nothing' {
  try {
    const { answer, envelope } = callOf(sight);
    return sight.see(v.parse(answer, openEnvelope(body, envelope).data) as never, worldInApp(world));
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
  for (const { name } of registry) expect(persistedAnswers.isCopied?.(`${name}-["key"]`)).toBe(seen.has(name));
});
