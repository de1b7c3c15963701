// Part of a build with the offline worker: who needs which file without a network.
import path from 'node:path';
import type { Rolldown } from 'vite';
import { planOf } from '../lib/page-html.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Who needs a file, as `Part` in src/platform/offline/cached-parts.ts has it; every borrower where the list is empty.
 */
export type Needs = ReadonlyMap<string, readonly string[]>;

/** Pages that work without a network even if they were never opened. */
const everydayPages = new Set([
  // The gate itself: what is shown without a session.
  '_borrower',
  'cashier',
  'customerService',
  'extension',
  'individual',
  'installment',
  'loanDetails',
  'records',
  'start',
  'that',
]);

/** Texts that none of them shows. */
const rareTexts = new Set(['cards', 'chat', 'legal', 'offers', 'promotion', 'site']);

const text = /\/locales\/(?:([\w-]+)\/)?([\w-]+)\.po$/;
const page = /\/src\/routes\/(?:_borrower\/)?([\w/-]+)\.tsx\?tsr-split/;

/** Group 1: the name of the route. */
const pageIn = ({ moduleIds }: Chunk) => moduleIds.map((id) => page.exec(id)).find((found) => found !== null);
const textIn = ({ moduleIds }: Chunk) => moduleIds.map((id) => text.exec(id)).find((found) => found !== null);

/** Where the HTML of a route lies, if it has any. */
function htmlOf(bundle: Bundle, name: string): string | undefined {
  const files = name === 'index' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return files.find((file) => file in bundle);
}

/** The files of texts with which a page begins, by language. */
function textsOf(bundle: Bundle, html: string): Partial<Record<string, readonly string[]>> {
  const file = bundle[html];
  return file?.type === 'asset' ? (planOf(String(file.source))?.texts ?? {}) : {};
}

/**
 * What a chunk needs, without pages and texts: what it imports, styles and workers of it too.
 * @param entry the first file, which everybody has; it knows every page
 * @param withLater also what it fetches later, and all that that needs
 */
function reach(bundle: Bundle, chunk: Chunk, entry: Chunk, withLater: boolean, found = new Set<string>()): Set<string> {
  if (chunk === entry || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
  for (const file of Object.keys(bundle)) {
    // A worker is named by its address.
    if (/-worker-[\w-]+\.js$/.test(file) && chunk.code.includes(path.posix.basename(file))) found.add(file);
  }
  for (const name of [...chunk.imports, ...(withLater ? chunk.dynamicImports : [])]) {
    const file = bundle[name];
    if (file?.type === 'chunk' && !pageIn(file) && !textIn(file)) reach(bundle, file, entry, withLater, found);
  }
  return found;
}

/** What every page runs on: the first file, and all that it fetches besides pages and texts. */
function reachOfFrame(bundle: Bundle, entry: Chunk): Set<string> {
  const found = new Set([entry.fileName]);
  for (const name of [...entry.imports, ...entry.dynamicImports]) {
    const file = bundle[name];
    if (file?.type === 'chunk' && !pageIn(file) && !textIn(file)) reach(bundle, file, entry, true, found);
  }
  return found;
}

/**
 * The application's first file. The pages for staff have first files of their own.
 * @throws Error where the build has no application
 */
export function entryOf(bundle: Bundle): Chunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  if (!entry) throw new Error('The build has no first file');
  return entry;
}

/**
 * Finds out who needs each file of a build without a network (decision 90, cached files). Unneeded files are missing.
 * @param bundle with the HTML of its pages
 */
export function findNeeds(bundle: Bundle): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = entryOf(bundle);
  const needs = new Map<string, Set<string>>();
  const addFor = (file: string, name: string) => needs.set(file, (needs.get(file) ?? new Set()).add(name));
  const forAll = new Set([...reachOfFrame(bundle, entry), 'app.html', 'icon.svg', 'manifest.webmanifest']);

  const texts = chunks.flatMap((chunk) => {
    const [, catalog = '', locale] = textIn(chunk) ?? [];
    return locale === undefined ? [] : [{ file: chunk.fileName, locale, isRare: rareTexts.has(catalog) }];
  });
  for (const { file, locale, isRare } of texts) if (!isRare) addFor(file, locale);

  for (const chunk of chunks) {
    const [, name] = pageIn(chunk) ?? [];
    if (name === undefined) continue;
    if (everydayPages.has(name)) reach(bundle, chunk, entry, false).forEach((file) => forAll.add(file));
    const html = htmlOf(bundle, name);
    if (html === undefined) continue;
    addFor(html, html);
    reach(bundle, chunk, entry, true).forEach((file) => addFor(file, html));
    const first = textsOf(bundle, html);
    for (const { file, locale, isRare } of texts)
      if (isRare && first[locale]?.some((address) => address.endsWith(file))) addFor(file, `${locale} ${html}`);
  }
  return new Map([
    ...[...needs].map(([file, names]): [string, string[]] => [file, [...names]]),
    ...[...forAll].map((file): [string, string[]] => [file, []]),
  ]);
}
