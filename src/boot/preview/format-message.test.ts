import { setupI18n } from '@lingui/core';
import { formatsOf, locales } from '@/domain/languages';
import { ageWords } from '@/platform/i18n/age-words';
import { loadTexts } from '@/platform/i18n/catalogs';
import { formatMessage } from './format-message';
import * as previews from './previews';

const allMessages = [...Object.values(previews).flatMap(({ messages }) => messages), ...ageWords];
const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 101, 1_000_000];

describe.each(locales)('messages in %s', (locale) => {
  it('the preview formats them like the application, with any number and any text', async () => {
    const texts = await loadTexts(locale, ['base', 'repayment', 'offers', 'help']);
    const i18n = setupI18n();
    i18n.loadAndActivate({ locale, locales: formatsOf(locale), messages: texts });
    for (const { id, values = {} } of allMessages) {
      for (const number of numbers) {
        const fill = ([name, value]: [string, unknown]) => [
          name,
          typeof value === 'number' ? number : `<b>{${name}}</b>`,
        ];
        const filled = Object.fromEntries(Object.entries(values).map(fill));
        expect(formatMessage(texts, locale, { id, values: filled })).toBe(i18n._({ id, values: filled }));
      }
    }
  });
});

it.each([[undefined], [7], [{}], [[7]], [['a', ['b', 'select', {}]]]])('the message %j is refused', (message) => {
  expect(() => formatMessage({ x: message }, 'en', { id: 'x' })).toThrow(TypeError);
});
