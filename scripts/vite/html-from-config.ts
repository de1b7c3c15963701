import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { AppConfig } from '../../src/config/env-schema.ts';
import { brandTones, contrastProblems, withBrand } from '../lib/theme.ts';

const tokenSheet = 'src/ui/tokens.css';

/**
 * Puts the brand into the page before any script runs: `%APP_NAME%` and the colours of the browser's own bars in index.html,
 * and the brand with its tones in the token sheet (decision 78, dark theme).
 * @throws Error where a colour of the brand cannot be read: with its switch, the contrast that it has, the one it needs
 */
export function htmlFromConfig(config: AppConfig): Plugin {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const tones = brandTones(config.colors);
  return {
    name: 'html-from-config',
    enforce: 'pre',
    configResolved({ base }) {
      if (base !== config.basePath)
        throw new Error(
          `The folder of the app is named by VITE_BASE_PATH (is "${config.basePath}"), not by --base (is "${base}").`,
        );
      const problems = contrastProblems(readFileSync(tokenSheet, 'utf8'), config.colors);
      if (problems.length > 0) throw new Error(`Colours that cannot be read\n  ${problems.join('\n  ')}`);
    },
    transform(code, id) {
      // The development server asks with a query behind the name.
      return id.split('?')[0]?.endsWith('/ui/tokens.css') ? withBrand(code, config.colors) : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%APP_NAME%', escape(config.appName))
          .replaceAll('%COLOR_BACKGROUND%', tones.COLOR_BACKGROUND)
          .replaceAll('%DARK_BAR%', tones.DARK_BAR),
    },
  };
}
