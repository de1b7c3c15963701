import { setupI18n } from '@lingui/core';
import { launchLinks } from '@mocks/launch-links';
import { expect, it } from 'vitest';
import { launchTitle } from './demo-link';

it.each(launchLinks('http://localhost/').map((link) => [link.scenario, link] as const))(
  'the English title of %s is the one in the terminal',
  (_scenario, link) => {
    expect(
      launchTitle(setupI18n({ locale: 'en', messages: { en: {} } }), { ...link, title: 'nothing of its own' }),
    ).toBe(link.title);
  },
);
