import path from 'node:path';
import type { Rolldown } from 'vite';
import { locales } from '../../src/domain/languages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Who needs a file, as `Part` in src/pwa/offline/kept-parts.ts has it; every borrower where the list is empty. */
export type Needs = ReadonlyMap<string, readonly string[]>;

/** Pages that every borrower can come to, network or none, beside those in their folder: help. */
const helpPages = new Set(['customerService']);

/**
 * Pages in that folder whose code is kept where somebody came to them: those of another market, what is signed once, what shows
 * nothing without the server's answer, and the file of a dispute, which is made where that answer is.
 */
const visitedPages = new Set([
  'addnormalcard',
  'alipayrepayment',
  'borrowDetail',
  'complainDetails',
  'dragonpayPaymentInstructions',
  'intelligentCustomerService',
  'jointFailure',
  'loanConfirm',
  'payway',
  'relevant',
]);

/** Texts that no page of most borrowers shows. */
const rareTexts = new Set(['site', 'legal', 'promotion', 'cards']);

const text = /\/locales\/(?:([\w-]+)\/)?([\w-]+)\.po$/;
const page = /\/src\/routes\/(_borrower\/)?([\w/-]+)\.tsx\?tsr-split/;

/** Group 1: the folder of the borrowers; group 2: the name of the route. */
const pageIn = ({ moduleIds }: Chunk) => moduleIds.map((id) => page.exec(id)).find((found) => found !== null);
const textIn = ({ moduleIds }: Chunk) => moduleIds.map((id) => text.exec(id)).find((found) => found !== null);

function isForAll(found: RegExpExecArray): boolean {
  const [, folder, name = ''] = found;
  // The gate itself: what stands where nobody is signed in.
  if (name === '_borrower') return true;
  return folder === undefined ? helpPages.has(name) : !visitedPages.has(name);
}

/** Where the HTML of a route lies, if it has any. */
function htmlOf(bundle: Bundle, name: string): string | undefined {
  const files = name === 'index' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return files.find((file) => file in bundle);
}

/** Everything that a chunk may come to need: what it imports, at once or later, without pages and texts, and their files. */
function reach(bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
  for (const file of Object.keys(bundle)) {
    // A worker is named by its address.
    if (/-worker-[\w-]+\.js$/.test(file) && chunk.code.includes(path.posix.basename(file))) found.add(file);
  }
  // The first file knows every page; what it renders by itself is asked for apart.
  const later = chunk.isEntry ? [] : chunk.dynamicImports;
  for (const name of [...chunk.imports, ...later]) {
    const file = bundle[name];
    if (file?.type === 'chunk' && !pageIn(file) && !textIn(file)) reach(bundle, file, found);
  }
  return found;
}

/** What every page runs on: the first file, and what it fetches besides pages and texts. */
function reachOfFrame(bundle: Bundle, entry: Chunk): Set<string> {
  const found = new Set<string>();
  for (const file of [entry, ...entry.dynamicImports.map((name) => bundle[name])])
    if (file?.type === 'chunk' && !pageIn(file) && !textIn(file)) reach(bundle, file, found);
  return found;
}

/**
 * Finds out for each file of a build who needs it without a network (decision 90, kept parts). What nobody needs is missing:
 * internal pages.
 * @param bundle with the HTML of its pages
 * @throws Error where it has no application
 */
export function findNeeds(bundle: Bundle): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no first file');
  const needs = new Map<string, Set<string>>();
  const addFor = (file: string, name: string) => needs.set(file, (needs.get(file) ?? new Set()).add(name));
  const forAll = new Set([...reachOfFrame(bundle, entry), 'app.html', 'icon.svg', 'manifest.webmanifest']);

  for (const chunk of chunks) {
    const shown = pageIn(chunk);
    const said = textIn(chunk);
    if (said) {
      const [, catalog = '', locale = ''] = said;
      addFor(chunk.fileName, rareTexts.has(catalog) ? `other ${locale}` : locale);
    } else if (shown) {
      const html = htmlOf(bundle, shown[2] ?? '');
      const own = [...reach(bundle, chunk)];
      if (isForAll(shown)) own.forEach((file) => forAll.add(file));
      else if (html !== undefined) own.forEach((file) => addFor(file, html));
    }
  }
  // The style of every page stands in its HTML; the policy in its frame has it from the file.
  const frameStyle = [...(entry.viteMetadata?.importedCss ?? [])];
  frameStyle.forEach((file) => forAll.delete(file));
  for (const locale of locales)
    [...frameStyle, `documents/privacy-policy.${locale}.html`].forEach((file) => addFor(file, `other ${locale}`));
  for (const file of Object.keys(bundle)) if (/^[\w/]+\.html$/.test(file) && file !== 'app.html') addFor(file, file);
  return new Map([
    ...[...needs].map(([file, names]): [string, string[]] => [file, [...names]]),
    ...[...forAll].map((file): [string, string[]] => [file, []]),
  ]);
}
