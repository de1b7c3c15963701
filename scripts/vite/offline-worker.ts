// Plugin of builds with VITE_SERVICE_WORKER=on: the worker that keeps the app on the phone.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { AppConfig } from '../../config/env-schema.ts';
import type { CachedFiles, CachedFile } from '../../src/platform/offline/cached-parts.ts';
import { buildScript } from './inline-script.ts';
import { staffFileOf, staffPagesOf } from './internal-pages.ts';
import { entryOf, findNeeds, type Needs } from './offline-parts.ts';

/** Pages of the demo whose HTML is kept as well: what a borrower comes back to without a network. */
const kept = ['loanDetails', 'that', 'intelligentCustomerService'];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Files whose name is made of what they hold; pages may be changed by the web server on their way. */
const isCode = /^assets\/.+\.(?:js|css)$/;

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/** As much of an entry of the worker's list as is used. */
type Entry = { url: string; revision: string | null; integrity?: string };

/**
 * The Workbox worker, in place of the removing worker of `public/sw.js` (decision 19, one worker). It caches
 * files of the build only, by their address without its query: never an answer of the API, nor a launch
 * parameter. It installs what every borrower needs; languages and pages follow when they are opened (decision
 * 90, cached files), in the demo at once.
 */
export function offlineWorker(appConfig: AppConfig, isDemo: boolean): PluginOption {
  const { apiBaseUrl, basePath } = appConfig;
  let config: ResolvedConfig;
  let needs: Needs = new Map();
  const found: CachedFiles = { parts: [], frame: '', mark: '' };
  const folder = () => path.resolve(config.root, config.build.outDir);

  /** Sets apart what not everybody needs. */
  function forEverybody(entries: Entry[]): Entry[] {
    if (isDemo) return entries;
    const parts: CachedFile[] = [];
    for (const entry of entries) {
      const names = needs.get(entry.url) ?? [];
      if (names.length > 0) parts.push({ ...entry, for: names });
      if (entry.url === 'app.html') found.frame = `app.html?__WB_REVISION__=${entry.revision}`;
    }
    found.parts = parts;
    return entries.filter(({ url }) => needs.get(url)?.length === 0);
  }

  const before: Plugin = {
    name: 'offline-worker-parts',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        needs = findNeeds(bundle);
        found.mark = entryOf(bundle).fileName;
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
      // The removing worker knows our caches by this name.
      cacheId: 'loan-web',
      globPatterns: [
        '**/*.{js,css,svg,webmanifest}',
        ...(isDemo
          ? [
              'icons/icon-192.png',
              'app.html',
              `{${kept.join(',')}}.html`,
              ...[...staffPagesOf(appConfig).keys()].map(staffFileOf),
            ]
          : ['**/*.html']),
      ],
      globIgnores: ['sw.js'],
      // Any other page is rendered into the empty frame: its own HTML would only be there sooner, and all of them weigh
      // too much.
      navigateFallback: `${basePath}app.html`,
      navigateFallbackDenylist: [
        /\.\w+$/,
        ...(apiBaseUrl.startsWith('/') ? [new RegExp(`^${escape(apiBaseUrl)}(?:/|$)`)] : []),
      ],
      ignoreURLParametersMatching: [/.*/],
      dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
      maximumFileSizeToCacheInBytes: 4_000_000,
      cleanupOutdatedCaches: true,
      // A proxy's page of its own, answered with 200 in a file's place, would stay in the cache: such a worker is not
      // installed.
      manifestTransforms: [
        (entries) => ({
          manifest: forEverybody(
            entries.map((entry) =>
              isCode.test(entry.url) ? { ...entry, integrity: integrityOf(path.join(folder(), entry.url)) } : entry,
            ),
          ).map((entry) => ({ size: 0, ...entry })),
        }),
      ],
      // The person decides when the page changes under them.
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
        writeFileSync(file, `self.keptParts=${JSON.stringify(found)};\n${script}\n${readFileSync(file, 'utf8')}`);
      },
    },
  };
  return [before, worker, after];
}
