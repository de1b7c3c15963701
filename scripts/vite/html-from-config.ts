import type { Plugin } from 'vite';
import type { AppConfig } from '../../src/config/env-schema.ts';

/**
 * Puts the brand into the page before any script runs: `%APP_NAME%` in index.html, and the three colours as
 * custom properties in the token sheet (`__COLOR_BACKGROUND__`, `__COLOR_ACCENT__`, `__COLOR_TEXT__`).
 */
export function htmlFromConfig(config: AppConfig): Plugin {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return {
    name: 'html-from-config',
    enforce: 'pre',
    configResolved({ base }) {
      if (base !== config.basePath)
        throw new Error(
          `The folder of the app is named by VITE_BASE_PATH (is "${config.basePath}"), not by --base (is "${base}").`,
        );
    },
    transform(code, id) {
      // The development server asks with a query behind the name.
      if (!id.split('?')[0]?.endsWith('/ui/tokens.css')) return undefined;
      return code
        .replaceAll('__COLOR_BACKGROUND__', config.colors.background)
        .replaceAll('__COLOR_ACCENT__', config.colors.accent)
        .replaceAll('__COLOR_TEXT__', config.colors.text);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%APP_NAME%', escape(config.appName))
          .replaceAll('%COLOR_BACKGROUND%', config.colors.background),
    },
  };
}
