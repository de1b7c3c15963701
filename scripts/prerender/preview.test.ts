import { registry } from '@contract/conformance/registry';
import { launchLinks } from '@mocks/launch-links';
import { createMockServer } from '@mocks/node';
import { assert, property } from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as answerPreviews from '@/boot/preview/answer-previews';
import { openEnvelope } from '@/platform/api/http/envelope';
import type { Preview, PreviewFields } from '@/platform/preview/preview';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import { envelopeOf, hostileAnswers } from '../../tests/support/hostile-answers';
import {
  answerTo,
  callOf,
  readInHtml,
  usePreviewTexts,
  contextInApp,
  contextInHtml,
  settings,
  type Setting,
} from '../../tests/support/preview-settings';

usePreviewTexts();

/** The fields of an answer in the inline script. */
function inHtml(preview: Preview, body: string, setting: Setting): PreviewFields | 'nothing' {
  try {
    return preview.toFields(readInHtml(preview, body) as never, contextInHtml(preview, setting));
  } catch {
    return 'nothing';
  }
}

/** The same in the application. */
function inApp(preview: Preview, body: string, setting: Setting): PreviewFields | 'nothing' {
  try {
    const { answer, envelope } = callOf(preview);
    return preview.toFields(v.parse(answer, openEnvelope(body, envelope).data) as never, contextInApp(setting));
  } catch {
    return 'nothing';
  }
}

describe.each(Object.values(answerPreviews).map((preview) => ({ name: preview.call, preview })))(
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
        for (const setting of settings) {
          const shown = inHtml(preview, body, setting);
          expect(shown).toEqual(inApp(preview, body, setting));
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
          const shown = inHtml(preview, body, setting);
          if (shown !== 'nothing') seen += 1;
          expect(shown).toEqual(inApp(preview, body, setting));
        }),
      );
      expect(seen).toBeGreaterThan(0);
    });

    it.each(['', 'null', '<html>', '{"code":"77","msg":"no"}', '{"code":"00"', '{"code":"00","data":null}'])(
      'is nothing of %j',
      (body) => {
        for (const setting of settings) {
          expect(inHtml(preview, body, setting)).toEqual(inApp(preview, body, setting));
          expect(inHtml(preview, body, setting)).toBe('nothing');
        }
      },
    );
  },
);

it('has a copy in localStorage of exactly the answers that it is made from', () => {
  const seen = new Set(Object.values(answerPreviews).map(({ call }) => call));
  for (const { name } of registry) expect(persistedAnswers.isCopied?.(`${name}-["key"]`)).toBe(seen.has(name));
});
