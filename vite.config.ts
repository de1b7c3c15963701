/// <reference types="vitest/config" />
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnv } from './config/env-schema.ts';
import { packsOfApp, readMarketPacks } from './config/market-packs.ts';
import { appManifest } from './scripts/vite/app-manifest.ts';
import { brand } from './scripts/vite/brand.ts';
import { chunkGroups, fetchBeforeImport, filesOfImport, startApp } from './scripts/vite/chunks.ts';
import { contractVersionOf, type ContractDocument } from './scripts/vite/contract-version.ts';
import { demoAgreement, internalPages } from './scripts/vite/internal-pages.ts';
import { namedExports } from './scripts/vite/named-exports.ts';
import { offlineWorker } from './scripts/vite/offline-worker.ts';
import { separateSourceMaps, precompress, releaseFiles, withoutReports } from './scripts/vite/output-files.ts';
import { pageTexts } from './scripts/vite/page-texts.ts';
import { prerenderPages } from './scripts/vite/prerender.ts';
import { readRelease } from './scripts/vite/release.ts';
import { documentTests } from './tests/support/document-tests.ts';

const walks = 'src/boot/payment-walk.test.tsx';
const withDocument = documentTests(['src', 'config', 'contract', 'mocks', 'scripts', 'tests']);

/** The document is generated from the contract; a test compares the two. */
const contractVersion = contractVersionOf(
  JSON.parse(readFileSync('contract/generated/openapi.json', 'utf8')) as ContractDocument,
);

/** `Features.LightDark` of lightningcss, with which Vite minifies style sheets. */
const lightDark = 1_048_576;

/** Whether a module has texts for the Lingui macro. */
const hasTexts = (id: string) => readFileSync(id.replace(/\?.*$/, ''), 'utf8').includes('@lingui/macro');

/** Babel takes longer than all other steps together, so only files with texts are transformed by it. */
const messagesPlugin = () =>
  react({ babel: (id) => (hasTexts(id) ? { plugins: ['@lingui/babel-plugin-lingui-macro'] } : {}) });

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const { config, packs, ...parsed } = parseEnv(env);
  // The development server has no worker, and must not register public/sw.js, which removes workers.
  const switches = { ...parsed.switches, serviceWorker: parsed.switches.serviceWorker && command === 'build' };
  const marketPacks = readMarketPacks(process.cwd(), packs);
  const { shown, consent } = packsOfApp(marketPacks);
  const settings = JSON.stringify({ config, switches, marketPacks });
  const release = () => readRelease(process.cwd(), { ...process.env, ...env }, settings);
  // Source maps are for error reports of the product; the SSR build only renders pages.
  const hasMaps = !switches.mocks && !isSsrBuild;
  const define = {
    // Each switch is a constant, so that the bundler removes unused code.
    __APP_CONFIG__: JSON.stringify({ ...config, basePath: undefined }),
    __MARKET_PACKS__: JSON.stringify(shown),
    __BASE_PATH__: JSON.stringify(config.basePath),
    __MOCKS__: String(switches.mocks),
    __SERVICE_WORKER__: String(switches.serviceWorker),
    __REPORT_URL__: JSON.stringify(switches.reports.url),
    __REPORT_SAMPLE__: String(switches.reports.sample),
    __REPORT_CONSENT__: JSON.stringify(consent),
    __CONTRACT_VERSION__: JSON.stringify(contractVersion),
  };

  return {
    base: config.basePath,
    define,
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // The loader is in the chunk of the component, so that the first load has only the addresses of other pages.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
        quoteStyle: 'single',
        semicolons: true,
      }),
      messagesPlugin(),
      lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
      pageTexts(config.appName, marketPacks),
      brand(config),
      switches.reports.url === '' && withoutReports(),
      // The SSR build renders the pages for the other build and has no output files.
      ...(isSsrBuild
        ? []
        : [
            command === 'build' && namedExports(),
            fetchBeforeImport(),
            appManifest(config),
            releaseFiles(release),
            prerenderPages(config, !switches.mocks, messagesPlugin),
            (switches.mocks || switches.internalTools) && internalPages(config, switches),
            switches.mocks && demoAgreement(config),
            switches.serviceWorker && offlineWorker(config, switches.mocks),
            hasMaps && separateSourceMaps(),
            precompress(),
          ]),
    ],
    // The rules and the lender of a market come from the same pack.
    resolve: { tsconfigPaths: true, alias: { '@markets': path.resolve(packs.folder) } },
    css: {
      // No style sheet uses `light-dark()`; the variables of its fallback would be in every page.
      lightningcss: { exclude: lightDark },
      // Short class names, because each is in the script and in the style sheet.
      ...(command === 'build' && { modules: { generateScopedName: '[hash:base64:5]' } }),
    },
    build: {
      // The oldest supported engines; Vite's default needs Chrome 94.
      target: ['chrome92', 'safari15.4', 'firefox115'],
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      // Deployed files do not link to the source maps.
      sourcemap: hasMaps && 'hidden',
      modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Only without mocks, whose libraries must not be in the demo's first load.
        output: switches.mocks ? {} : { codeSplitting: { groups: chunkGroups }, intro: startApp },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
    test: {
      // Only ends a test that hangs: on a slow machine the first screen of a file, which loads the app, takes seconds;
      // thousands of cases of a property take long.
      testTimeout: process.env['PROPERTY_RUNS'] === undefined ? 60_000 : 3_600_000,
      setupFiles: ['./tests/setup.ts', './tests/setup-properties.ts'],
      globals: true,
      // tests/setup.ts takes the page down after each test; the library would do so in the first file of a process only.
      env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // The app is loaded once per process, not once per file; tests/setup.ts resets shared state after each test.
      isolate: false,
      // Compiled modules are cached by files, lock file, configuration and, by the path, our build constants.
      experimental: {
        fsModuleCache: true,
        fsModuleCachePath: path.resolve('.cache/vitest', hash('sha1', JSON.stringify(define))),
      },
      // By default Vitest does not use one processor.
      maxWorkers: availableParallelism(),
      // Screens need a document; tests of rules that need one name it on their first line.
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: ['{src,config,contract,mocks,scripts,tests}/**/*.test.ts'],
            exclude: withDocument,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'jsdom',
            include: ['{src,scripts}/**/*.test.tsx', ...withDocument],
            exclude: [walks],
          },
        },
        // Walks drive the clock and React's own queue, so they share no process with other tests.
        {
          extends: true,
          test: {
            name: 'walks',
            environment: 'jsdom',
            include: [walks],
          },
        },
      ],
    },
  };
});
