import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { AppConfig } from '../../src/config/env-schema.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The Workbox worker, written over the kill worker of `public/sw.js`: same path, same scope (decision 19). It holds the
 * files of the build and nothing else: there is no rule for the API, so no answer is ever kept, and a page is found
 * whatever stands behind its question mark, so no launch parameter becomes part of a cache.
 */
export function offlineWorker({ apiBaseUrl }: AppConfig): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    injectRegister: null,
    registerType: 'prompt',
    manifest: false,
    workbox: {
      // The kill worker knows our caches by this name.
      cacheId: 'loan-web',
      globPatterns: ['**/*.{js,css,html,svg,webmanifest}', 'icons/icon-192.png'],
      globIgnores: ['sw.js'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/\.\w+$/, ...(apiBaseUrl.startsWith('/') ? [new RegExp(`^${escape(apiBaseUrl)}(?:/|$)`)] : [])],
      ignoreURLParametersMatching: [/.*/],
      dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8}\.\w+$/,
      maximumFileSizeToCacheInBytes: 4_000_000,
      cleanupOutdatedCaches: true,
      // The person decides when the page changes under them.
      skipWaiting: false,
      clientsClaim: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}
