// Plugin of builds with VITE_SERVICE_WORKER=on: the worker that caches the app on the phone.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { AppConfig } from '../../config/env-schema.ts';
import type { CachedFiles, CachedFile } from '../../src/platform/offline/cached-parts.ts';
import { buildScript } from './inline-script.ts';
import { staffFileOf, staffPagesOf } from './internal-pages.ts';
import { entryOf, findNeeds, serverAddresses, type Needs } from './offline-parts.ts';

/** Pages of the demo whose HTML is cached: those that a borrower opens again offline. */
const demoPages = ['loanDetails', 'that', 'intelligentCustomerService'];

/** Files with a hash in their name; web servers do not change them, unlike pages. */
const isCode = /^assets\/.+\.(?:js|css)$/;

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/** The used fields of an entry of the worker's list. */
type Entry = { url: string; revision: string | null; integrity?: string };

/**
 * Builds the Workbox worker, which replaces `public/sw.js`, which removes workers (decision 19, one worker). It caches
 * only files of the build, by their address without its query: never an answer of the API or a launch parameter. It
 * installs the files that every phone needs; languages and pages are cached when they are opened (decision 90, cached
 * files), in the demo at once.
 */
export function offlineWorker(appConfig: AppConfig, isDemo: boolean): PluginOption {
  const { basePath } = appConfig;
  let config: ResolvedConfig;
  let needs: Needs = new Map();
  const found: CachedFiles = { files: [], shell: '', marker: '' };
  const folder = () => path.resolve(config.root, config.build.outDir);

  /** Moves the files that only some phones need into `found`; files that no page needs are not cached. */
  function forEveryPhone(entries: Entry[]): Entry[] {
    if (isDemo) return entries;
    const files: CachedFile[] = [];
    for (const entry of entries) {
      const names = needs.get(entry.url) ?? [];
      if (names.length > 0) files.push({ ...entry, for: names });
      if (entry.url === 'app.html') found.shell = `app.html?__WB_REVISION__=${entry.revision}`;
    }
    found.files = files;
    return entries.filter(({ url }) => needs.get(url)?.length === 0);
  }

  const before: Plugin = {
    name: 'offline-worker-parts',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        needs = findNeeds(bundle, appConfig);
        found.marker = entryOf(bundle).fileName;
      },
    },
  };
  const worker = VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    injectRegister: null,
    registerType: 'prompt',
    manifest: false,
    workbox: {
      // public/sw.js finds our caches by this name.
      cacheId: 'loan-web',
      globPatterns: [
        '**/*.{js,css,svg,webmanifest}',
        ...(isDemo
          ? [
              'icons/icon-192.png',
              'app.html',
              `{${demoPages.join(',')}}.html`,
              ...[...staffPagesOf(appConfig).keys()].map(staffFileOf),
            ]
          : ['**/*.html']),
      ],
      globIgnores: ['sw.js'],
      // All other pages start from app.html: the HTML of all pages would be too large.
      navigateFallback: `${basePath}app.html`,
      navigateFallbackDenylist: serverAddresses(appConfig),
      ignoreURLParametersMatching: [/.*/],
      dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
      maximumFileSizeToCacheInBytes: 4_000_000,
      cleanupOutdatedCaches: true,
      // With `integrity`, because a proxy may answer 200 with its own page in the place of a
      // file: the install then fails.
      manifestTransforms: [
        (entries) => ({
          manifest: forEveryPhone(
            entries.map((entry) =>
              isCode.test(entry.url) ? { ...entry, integrity: integrityOf(path.join(folder(), entry.url)) } : entry,
            ),
          ).map((entry) => ({ size: 0, ...entry })),
        }),
      ],
      // The person decides when a new version replaces the page.
      skipWaiting: false,
      clientsClaim: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
  const after: Plugin = {
    name: 'offline-worker-front',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const file = path.join(folder(), 'sw.js');
        const script = await buildScript(config, 'src/platform/offline/cached-parts.ts');
        writeFileSync(file, `self.cachedFiles=${JSON.stringify(found)};\n${script}\n${readFileSync(file, 'utf8')}`);
      },
    },
  };
  return [before, worker, after];
}
