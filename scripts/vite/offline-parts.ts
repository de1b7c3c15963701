// Part of a build with the offline worker: which languages and pages need which file.
import path from 'node:path';
import type { Rolldown } from 'vite';
import type { AppConfig } from '../../config/env-schema.ts';
import { withBase } from '../../src/config/base-path.ts';
import { pagesWith } from '../../src/config/pages.ts';
import { fileNameOf, planOf, skeletonFileOf } from '../lib/page-html.ts';
import { staffPagesOf } from './internal-pages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What needs each file, as `CachedFile.for` (src/platform/offline/cached-parts.ts); an empty list: every phone. */
export type Needs = ReadonlyMap<string, readonly string[]>;

/** The routes of the pages that every phone has, and the layout route, which shows a page without a session. */
const everydayRoutes = new Set(['_borrower', ...pagesWith('isEveryday').map((address) => address.slice(1))]);

/** Catalogs that these pages do not use. */
const rareTexts = new Set(['cards', 'chat', 'legal', 'offers', 'promotion', 'site']);

const text = /\/locales\/(?:([\w-]+)\/)?([\w-]+)\.po$/;
const page = /\/src\/routes\/(?:_borrower\/)?([\w/-]+)\.tsx\?tsr-split/;

/** Group 1: the name of the route. */
const pageIn = ({ moduleIds }: Chunk) => moduleIds.map((id) => page.exec(id)).find((found) => found !== null);
const textIn = ({ moduleIds }: Chunk) => moduleIds.map((id) => text.exec(id)).find((found) => found !== null);

/**
 * Without a network of no use, and loaded again when it is back: code for answers of the server, new versions, offers
 * of other loans, sending what waits, and the gesture that asks the server.
 */
const onlineOnly =
  /\/(?:pay\/records\/note-answer|details\/recommended-products|outbox\/outbox-runner|ui\/pull-gesture)\.tsx?$|\/workbox-window\//;

const isOnlineOnly = ({ moduleIds }: Chunk) => moduleIds.some((id) => onlineOnly.test(id));

/** The HTML file of a route, if it has one: named by its public path. */
function htmlOf(bundle: Bundle, name: string, routeOverrides: AppConfig['routeOverrides']): string | undefined {
  const route = name === 'index' ? '/' : `/${name}`;
  const shown = routeOverrides[route] ?? route;
  return [skeletonFileOf(shown), fileNameOf(shown)].find((file) => file in bundle);
}

/** The files of texts that a page needs at the start, by language. */
function textsOf(bundle: Bundle, html: string): Partial<Record<string, readonly string[]>> {
  const file = bundle[html];
  return file?.type === 'asset' ? (planOf(String(file.source))?.texts ?? {}) : {};
}

/**
 * The files that a chunk needs: imports, styles and workers, without pages and texts.
 * @param entry the first file, which is on every phone; it imports every page
 * @param withLater whether dynamic imports are included
 */
function filesNeededBy(
  bundle: Bundle,
  chunk: Chunk,
  entry: Chunk,
  withLater: boolean,
  found = new Set<string>(),
): Set<string> {
  if (chunk === entry || found.has(chunk.fileName) || isOnlineOnly(chunk)) return found;
  found.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
  for (const file of Object.keys(bundle)) {
    // The code of a chunk contains the address of its worker.
    if (/-worker-[\w-]+\.js$/.test(file) && chunk.code.includes(path.posix.basename(file))) found.add(file);
  }
  for (const name of [...chunk.imports, ...(withLater ? chunk.dynamicImports : [])]) {
    const file = bundle[name];
    if (file?.type === 'chunk' && !pageIn(file) && !textIn(file)) filesNeededBy(bundle, file, entry, withLater, found);
  }
  return found;
}

/** The files of every page: the first file and its imports, without pages and texts. */
function filesOfEveryPage(bundle: Bundle, entry: Chunk): Set<string> {
  const found = new Set([entry.fileName]);
  for (const name of [...entry.imports, ...entry.dynamicImports]) {
    const file = bundle[name];
    if (file?.type === 'chunk' && !pageIn(file) && !textIn(file)) filesNeededBy(bundle, file, entry, true, found);
  }
  return found;
}

/**
 * The application's first file. Staff pages have other entries.
 * @throws Error if the build has no such file
 */
export function entryOf(bundle: Bundle): Chunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  if (!entry) throw new Error('The build has no first file');
  return entry;
}

/**
 * Finds which languages and pages need each file of a build offline (decision 90, cached
 * files), without unneeded files.
 * @param bundle with the HTML of its pages
 */
export function findNeeds(bundle: Bundle, { routeOverrides }: Pick<AppConfig, 'routeOverrides'>): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = entryOf(bundle);
  const needs = new Map<string, Set<string>>();
  const addFor = (file: string, name: string) => needs.set(file, (needs.get(file) ?? new Set()).add(name));
  const forAll = new Set([...filesOfEveryPage(bundle, entry), 'app.html', 'icon.svg', 'manifest.webmanifest']);

  const texts = chunks.flatMap((chunk) => {
    const [, catalog = '', locale] = textIn(chunk) ?? [];
    return locale === undefined ? [] : [{ file: chunk.fileName, locale, isRare: rareTexts.has(catalog) }];
  });
  for (const { file, locale, isRare } of texts) if (!isRare) addFor(file, locale);

  for (const chunk of chunks) {
    const [, name] = pageIn(chunk) ?? [];
    if (name === undefined) continue;
    if (everydayRoutes.has(name)) filesNeededBy(bundle, chunk, entry, false).forEach((file) => forAll.add(file));
    const html = htmlOf(bundle, name, routeOverrides);
    if (html === undefined) continue;
    addFor(html, html);
    filesNeededBy(bundle, chunk, entry, true).forEach((file) => addFor(file, html));
    const first = textsOf(bundle, html);
    for (const { file, locale, isRare } of texts)
      if (isRare && first[locale]?.some((address) => address.endsWith(file))) addFor(file, `${locale} ${html}`);
  }
  return new Map([
    ...[...needs].map(([file, names]): [string, string[]] => [file, [...names]]),
    ...[...forAll].map((file): [string, string[]] => [file, []]),
  ]);
}

const escape = (address: string) => address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The addresses that the worker leaves to the server: files of the host, the pages for staff, and the gateway below our
 * own host. Workbox compares path and query; a query does not decide whether an address is a file or a page.
 */
export function serverAddresses(config: Pick<AppConfig, 'apiBaseUrl' | 'basePath' | 'routeOverrides'>): RegExp[] {
  const staff = [...staffPagesOf(config).keys()].map((address) => withBase(config.basePath, address));
  const own = [config.apiBaseUrl, ...staff].filter((address) => address.startsWith('/'));
  return [/^[^?]*\.\w+(?:\?|$)/, ...own.map((address) => new RegExp(`^${escape(address)}(?:[/?]|$)`))];
}
