import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The stack saying hello: React, router, query, translations, storage, one screen; built as the product is built.
 * Modes: `page` (its data lies in the page), `network` (its data comes from the gateway), `worker`
 * (with a service worker).
 */
export default defineConfig(({ mode }) => ({
  define: { __DATA__: JSON.stringify(mode === 'network' ? 'network' : 'page'), __WORKER__: String(mode === 'worker') },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      disableTypes: true,
      generatedRouteTree: './src/routeTree.gen.js',
    }),
    react(),
    ...(mode === 'worker'
      ? [
          VitePWA({
            registerType: 'autoUpdate',
            injectRegister: false,
            manifest: false,
            workbox: { inlineWorkboxRuntime: true, globPatterns: ['**/*.{js,css,html}'] },
          }),
        ]
      : []),
  ],
  build: { emptyOutDir: true, target: ['chrome80', 'safari14'], modulePreload: { polyfill: false } },
}));
