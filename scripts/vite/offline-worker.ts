import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { AppConfig } from '../../src/config/env-schema.ts';

/** Pages whose HTML is kept as well: what a borrower comes back to without a network. */
const kept = ['loanDetails', 'that', 'intelligentCustomerService'];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Files whose name is made of what they hold; pages may be changed by the web server on their way. */
const isCode = /^assets\/.+\.(?:js|css)$/;

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

/**
 * The Workbox worker, written over the kill worker of `public/sw.js`: same path, same scope (decision 19, one worker).
 * It holds the files of the build and nothing else: there is no rule for the API, so no answer is ever kept, and a page
 * is found whatever stands behind its question mark, so no launch parameter becomes part of a cache.
 */
export function offlineWorker({ apiBaseUrl, basePath }: AppConfig): PluginOption {
  let folder = '';
  const findFolder: PluginOption = {
    name: 'offline-worker-folder',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
  };
  const worker = VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    injectRegister: null,
    registerType: 'prompt',
    manifest: false,
    workbox: {
      // The kill worker knows our caches by this name.
      cacheId: 'loan-web',
      globPatterns: [
        '**/*.{js,css,svg,webmanifest}',
        'icons/icon-192.png',
        'app.html',
        'documents/*.html',
        `{${kept.join(',')}}.html`,
      ],
      globIgnores: ['sw.js'],
      // Any other page is rendered into the empty frame: its own HTML would only be there sooner, and all of them weigh too much.
      navigateFallback: `${basePath}app.html`,
      navigateFallbackDenylist: [
        /\.\w+$/,
        ...(apiBaseUrl.startsWith('/') ? [new RegExp(`^${escape(apiBaseUrl)}(?:/|$)`)] : []),
      ],
      ignoreURLParametersMatching: [/.*/],
      dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
      maximumFileSizeToCacheInBytes: 4_000_000,
      cleanupOutdatedCaches: true,
      // A proxy's page of its own, answered with 200 in a file's place, would stay in the cache: such a worker is not installed.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            isCode.test(entry.url) ? { ...entry, integrity: integrityOf(path.join(folder, entry.url)) } : entry,
          ),
        }),
      ],
      // The person decides when the page changes under them.
      skipWaiting: false,
      clientsClaim: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
  return [findFolder, worker];
}
