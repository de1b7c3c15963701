import type { Plugin } from 'vite';
import { agreementPages } from '../../mocks/seed/agreement-page.ts';
import type { AppConfig } from '../../src/config/env-schema.ts';

/**
 * The agreements that the mock backend names, as files below the API's path: the mocks in the page answer no frame. Only
 * for builds with mocks, and only where the API is on our own origin.
 */
export function demoAgreement({ apiBaseUrl, basePath }: AppConfig): Plugin {
  const folder = apiBaseUrl.startsWith('/') ? apiBaseUrl.replace(/\/$/, '') : null;
  const pages =
    folder === null ? [] : Object.entries(agreementPages).map(([file, page]) => [`${folder}/${file}`, page] as const);
  return {
    name: 'demo-agreement',
    generateBundle() {
      for (const [path, source] of pages)
        this.emitFile({ type: 'asset', fileName: path.slice(basePath.length), source });
    },
    configureServer({ middlewares }) {
      for (const [path, page] of pages)
        middlewares.use(
          path,
          (_request, response) => void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
        );
    },
  };
}
