// Plugin of every build: the manifest and icons with which a phone installs the app.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import type { AppConfig } from '../../config/env-schema.ts';
import { withBase } from '../../src/config/base-path.ts';
import { languages } from '../../src/domain/languages.ts';
import { markets } from '../../src/domain/market.ts';

type Colors = AppConfig['colors'];

/** The logo on a 64 grid, inside the circle of 40 % that is visible on every launcher. */
function logo({ accent, text }: Colors): string {
  return (
    `<path d="M18 44V20h13a12 12 0 0 1 0 24z" fill="none" stroke="${text}" stroke-width="6" stroke-linejoin="round"/>` +
    `<circle cx="45" cy="45" r="7" fill="${accent}" stroke="${text}" stroke-width="4"/>`
  );
}

/** The icon in the brand's colours. @param shape `bleed` is filled to the edges, for launchers that cut out a shape */
function iconSvg(colors: Colors, shape: 'rounded' | 'bleed'): string {
  const background = `<rect width="64" height="64"${shape === 'rounded' ? ' rx="16"' : ''} fill="${colors.background}"/>`;
  const inner =
    shape === 'rounded'
      ? logo(colors)
      : `<g transform="translate(32 32) scale(.8) translate(-33 -34)">${logo(colors)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background}${inner}</svg>`;
}

let ready: Promise<void> | undefined;

/** @returns the drawing as a PNG of `size` by `size` pixels */
async function pngOf(svg: string, size: number): Promise<Uint8Array> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) =>
    initWasm(wasm),
  );
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

const pictures = [
  { file: 'icons/icon-192.png', size: 192, shape: 'rounded', purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, shape: 'rounded', purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, shape: 'bleed', purpose: 'maskable' },
  { file: 'icons/apple-touch-icon.png', size: 180, shape: 'bleed', purpose: null },
] as const;

/** Pictures of the product for the install dialog, taken by tests/e2e/pictures. */
const screenshots = [
  { src: 'screenshots/loan-detail.png', label: 'Detail pinjaman: jumlah dan tanggal jatuh tempo' },
  { src: 'screenshots/virtual-account.png', label: 'Nomor virtual account untuk membayar' },
];

/** The manifest is in the language of the default market. */
const manifestLanguage = markets.indonesia.locale;

/** The address of an icon has no order, which this page finds. */
const startPath = '/start';

function manifestOf({ appName, colors, routeOverrides, basePath }: AppConfig) {
  const shortcut = (name: string, path: string) => ({
    name,
    url: withBase(basePath, path),
    icons: [{ src: `${basePath}icons/icon-192.png`, sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: basePath,
    name: appName,
    short_name: appName,
    description: 'Pinjaman jangka pendek: ajukan, pantau, dan bayar.',
    lang: manifestLanguage,
    dir: languages[manifestLanguage].direction,
    // Not the landing page, which is for visitors.
    start_url: withBase(basePath, startPath),
    scope: basePath,
    display: 'standalone',
    orientation: 'portrait',
    background_color: colors.background,
    theme_color: colors.background,
    categories: ['finance'],
    icons: [
      { src: `${basePath}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...pictures.flatMap(({ file, size, purpose }) =>
        purpose ? [{ src: basePath + file, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
      ),
    ],
    shortcuts: [
      shortcut('Pinjaman saya', startPath),
      shortcut('Layanan pelanggan', routeOverrides['/customerService'] ?? '/customerService'),
      shortcut('Pengaduan saya', '/complaintList'),
    ],
    screenshots: screenshots
      .filter(({ src }) => existsSync(`public/${src}`))
      .map(({ src, label }) => ({
        src: basePath + src,
        sizes: '720x1480',
        type: 'image/png',
        form_factor: 'narrow',
        label,
      })),
  };
}

/** Adds the manifest and the icons to the build, and links to them in each page. */
export function appManifest(config: AppConfig): Plugin {
  const svg = iconSvg(config.colors, 'rounded');
  const { basePath } = config;
  return {
    name: 'app-manifest',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: `${basePath}icon.svg`, type: 'image/svg+xml' }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: `${basePath}icons/apple-touch-icon.png` },
        injectTo: 'head',
      },
      { tag: 'link', attrs: { rel: 'manifest', href: `${basePath}manifest.webmanifest` }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use(`${basePath}icon.svg`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('icon.svg', svg);
      emit('manifest.webmanifest', JSON.stringify(manifestOf(config)));
      await Promise.all(
        pictures.map(async ({ file, size, shape }) => emit(file, await pngOf(iconSvg(config.colors, shape), size))),
      );
    },
  };
}
