// Plugins of the demo and of the pages for staff: their entries, and the pages of the mock backend.
import { type Plugin, runnerImport } from 'vite';
import type { AppConfig, BuildSwitches } from '../../config/env-schema.ts';
import type * as agreements from '../../mocks/seed/agreement-page.ts';
import { withBase, withoutBase } from '../../src/config/base-path.ts';
import { configurableRoutes, publicPathOf } from '../../src/config/routes.ts';

const productScript = '/src/main.tsx';
const demoScript = '/src/internal/demo/main.tsx';

/**
 * The pages for staff.
 * @param config may contain another path for the desk
 * @returns the HTML source by public path
 */
export function staffPagesOf({ routeOverrides }: Pick<AppConfig, 'routeOverrides'>): ReadonlyMap<string, string> {
  return new Map([
    ['/testPreview', 'src/internal/demo/test-page/index.html'],
    [publicPathOf(configurableRoutes.SUPPORT_REPLAY, routeOverrides), 'src/internal/desk/index.html'],
  ]);
}

/** @returns the file name of a staff page in the build, which web servers find by its path */
export const staffFileOf = (path: string) => `${path.slice(1)}.html`;

/** Starts the demo in the application's HTML (VITE_MOCKS), and builds the pages for staff (VITE_INTERNAL_TOOLS). */
export function internalPages(config: AppConfig, { mocks, internalTools }: BuildSwitches): Plugin {
  const pages = internalTools ? staffPagesOf(config) : new Map<string, string>();
  const inputs = [...pages].map(([path, htmlFile]) => [path.slice(1).replaceAll('/', '-'), htmlFile]);
  return {
    name: 'internal-pages',
    config: () => ({
      build: {
        // Named, because the offline worker looks for the entry "index" (scripts/vite/offline-parts.ts).
        rolldownOptions: { input: { index: 'index.html', ...Object.fromEntries(inputs) } },
      },
      optimizeDeps: { entries: ['index.html', ...pages.values(), ...(mocks ? [demoScript.slice(1)] : [])] },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (!mocks || path !== '/index.html') return html;
        if (!html.includes(`"${productScript}"`)) throw new Error(`index.html does not start ${productScript}`);
        return html.replace(`"${productScript}"`, `"${demoScript}"`);
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path = '', query = ''] = (request.url ?? '').split('?');
        const htmlFile = pages.get(withoutBase(config.basePath, path) ?? '');
        if (htmlFile !== undefined) request.url = `${withBase(config.basePath, `/${htmlFile}`)}?${query}`;
        next();
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [path, htmlFile] of pages) {
          const file = bundle[htmlFile];
          if (file?.type !== 'asset') throw new Error(`The build has no ${htmlFile}`);
          // The lint forbids `delete` with a computed name.
          Reflect.deleteProperty(bundle, htmlFile);
          this.emitFile({ type: 'asset', fileName: staffFileOf(path), source: file.source });
        }
      },
    },
  };
}

/**
 * The agreements of the mock backend as files below the API's path, if that is on our own origin: mocks in the page
 * cannot answer an iframe.
 */
export function demoAgreement({ apiBaseUrl, basePath }: AppConfig): Plugin {
  const apiPath = apiBaseUrl.startsWith('/') ? apiBaseUrl.replace(/\/$/, '') : null;
  // Not imported above: the configuration of a build without mocks must not need them.
  async function readPages() {
    if (apiPath === null) return [];
    const { module } = await runnerImport<typeof agreements>('./mocks/seed/agreement-page.ts');
    return Object.entries(module.agreementPages).map(([file, page]) => [`${apiPath}/${file}`, page] as const);
  }
  return {
    name: 'demo-agreement',
    async generateBundle() {
      // A path of the API begins with the base path (config/env-schema.ts).
      for (const [file, source] of await readPages())
        this.emitFile({ type: 'asset', fileName: file.slice(basePath.length), source });
    },
    async configureServer({ middlewares }) {
      for (const [file, page] of await readPages())
        middlewares.use(file, (_request, response) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
        });
    },
  };
}
