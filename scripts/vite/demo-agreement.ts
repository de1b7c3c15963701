import type { Plugin } from 'vite';
import { agreementFile, agreementPage } from '../../mocks/seed/agreement-page.ts';
import type { AppConfig } from '../../src/config/env-schema.ts';

/**
 * The agreement that the mock backend names, as a file below the API's path: the mocks in the page answer no frame. Only
 * for builds with mocks, and only where the API is on our own origin.
 */
export function demoAgreement({ apiBaseUrl, basePath }: AppConfig): Plugin {
  const path = apiBaseUrl.startsWith('/') ? `${apiBaseUrl.replace(/\/$/, '')}/${agreementFile}` : null;
  return {
    name: 'demo-agreement',
    generateBundle() {
      if (path) this.emitFile({ type: 'asset', fileName: path.slice(basePath.length), source: agreementPage });
    },
    configureServer({ middlewares }) {
      if (path)
        middlewares.use(
          path,
          (_request, response) =>
            void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(agreementPage),
        );
    },
  };
}
