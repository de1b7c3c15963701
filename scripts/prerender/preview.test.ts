import { registry } from '@contract/conformance/registry';
import { launchLinks } from '@mocks/launch-links';
import { createMockServer } from '@mocks/node';
import { envelopeOf, hostileAnswers } from '@tests/support/hostile-answers';
import {
  answerPreviews,
  answerTo,
  callOf,
  readInHtml,
  contextInApp,
  contextInHtml,
  settings,
  type Setting,
} from '@tests/support/preview-settings';
import { assert, property } from 'fast-check';
import * as v from 'valibot';
import { openEnvelope } from '@/platform/api/http/envelope';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import type { Preview, PreviewContext, PreviewFields } from '@/ui/preview';

type Shown = (setting: Setting) => PreviewFields | 'nothing';

/** The fields of an answer in every setting. It is read once only: an answer with many complaints is long. */
function fieldsOf(preview: Preview, read: () => unknown, contextOf: (setting: Setting) => PreviewContext): Shown {
  let answer: unknown;
  try {
    answer = read();
  } catch {
    return () => 'nothing';
  }
  return (setting) => {
    try {
      return preview.toFields(answer as never, contextOf(setting));
    } catch {
      return 'nothing';
    }
  };
}

/** The fields in the inline script, and in the application. */
function bothSides(preview: Preview, body: string): { inHtml: Shown; inApp: Shown } {
  const { answer, envelope } = callOf(preview);
  const readInApp = () => v.parse(answer, openEnvelope(body, envelope).data);
  return {
    inHtml: fieldsOf(
      preview,
      () => readInHtml(preview, body),
      (setting) => contextInHtml(preview, setting),
    ),
    inApp: fieldsOf(preview, readInApp, contextInApp),
  };
}

describe.each(answerPreviews.map(([, preview]) => ({ name: preview.call, preview })))(
  'the preview of $name',
  ({ name, preview }) => {
    const server = createMockServer();
    beforeAll(() => server.listen());
    afterAll(() => server.close());

    it.each(launchLinks('http://localhost/'))(
      '$scenario: the same in the HTML as in the application',
      async ({ scenario, href }) => {
        server.reset({ scenario });
        const body = await answerTo(preview, href);
        const { inHtml, inApp } = bothSides(preview, body);
        for (const setting of settings) {
          const shown = inHtml(setting);
          expect(shown).toEqual(inApp(setting));
          if (name === 'loan-details' && shown !== 'nothing') expect(Object.keys(shown).length).toBeGreaterThan(0);
        }
      },
    );

    it('is the same for hostile answers, and empty if the application refuses them', () => {
      let seen = 0;
      let turn = 0;
      assert(
        property(hostileAnswers(callOf(preview)), (data) => {
          const setting = settings[(turn += 1) % settings.length];
          if (!setting) return;
          const body = JSON.stringify(envelopeOf(callOf(preview), data));
          const { inHtml, inApp } = bothSides(preview, body);
          const shown = inHtml(setting);
          if (shown !== 'nothing') seen += 1;
          expect(shown).toEqual(inApp(setting));
        }),
      );
      expect(seen).toBeGreaterThan(0);
    });

    it.each(['', 'null', '<html>', '{"code":"77","msg":"no"}', '{"code":"00"', '{"code":"00","data":null}'])(
      'is nothing of %j',
      (body) => {
        const { inHtml, inApp } = bothSides(preview, body);
        for (const setting of settings) expect([inHtml(setting), inApp(setting)]).toEqual(['nothing', 'nothing']);
      },
    );
  },
);

it('exactly the answers of previews have a copy in localStorage', () => {
  const seen = new Set(answerPreviews.map(([, { call }]) => call));
  const answer = { buster: '', queryKey: [], data: null, readAt: 0 };
  for (const { name } of registry)
    expect(persistedAnswers.toCopy?.(answer, `${name}-["key"]`)).toBe(seen.has(name) ? answer : undefined);
});
