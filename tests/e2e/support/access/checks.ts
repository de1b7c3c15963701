import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { focusFindings } from './focus';
import { namesFindings } from './names';
import { largeTextFindings, motionFindings, reflowFindings } from './reflow';

/** Everything that is looked at in one state and one language: column of the table, and what was found. */
export const checks: Readonly<Record<string, (page: Page, language: string) => Promise<string[]>>> = {
  'axe': (page) => axeFindings(page),
  'names': namesFindings,
  '320 px': (page) => reflowFindings(page),
  '200 % text': (page) => largeTextFindings(page),
  'stillness': (page) => motionFindings(page),
  'focus': (page) => focusFindings(page, false),
  'forced colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await focusFindings(page, true);
    await page.emulateMedia({ forcedColors: 'none' });
    return found;
  },
};
