// Setting of every production build: which modules share a file.
import type { ModulePreloadOptions, Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/**
 * The libraries of every page, in a file of their own: it changes only with their versions. The bundler's helpers are
 * in it; parts of a library that few pages use come with those pages.
 */
const baseLibraries =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/query-persist)|@lingui|valibot|idb-keyval|date-fns|seroval|use-sync-external-store|tiny-\w+|isbot|@messageformat)\/|rolldown\/runtime/;

/**
 * Files below `src` that share a chunk, by the beginning of their path; the first entry that fits counts. A feature, or
 * the calls of an area, that no entry names is a chunk of its own.
 */
const chunks: readonly (readonly [chunk: string, ...paths: readonly string[]])[] = [
  ['code-field', 'ui/code-field'],
  // Masks, checksums and the file that an export makes: loaded after a tap.
  ['export', 'config/release', 'domain/mask', 'domain/code-words', 'domain/text/markup', 'features/records/dispute'],
  ['export', 'features/chat/export', 'platform/telemetry/request-log', 'ui/file-'],
  // Two pages where a complaint begins; the form needs nothing of them.
  ['complaint-start', 'features/complaints/start'],
  // The form, and what sends in the background: the other pages of complaints neither send one nor take pictures.
  ['complaint-sending', 'features/complaints/outbox/send-complaint', 'features/complaints/images'],
  // Neither the landing page nor the user agreement uses it.
  ['site-page', 'features/site/site-page'],
  // Two pages of the site show a legal text; no other page needs both.
  ['site-text', 'routes/-site-text'],
  // For the chat alone, and in the demo with its backend.
  ['borrower-words', 'domain/borrower-words', 'domain/text/phrases'],
  ['ratings', 'platform/writes/ratings'],
  // The pages of a payment code need to know how a write failed, not how it is sent; and load receipts later.
  ['common', 'platform/writes/outcome', 'platform/writes/later-receipts'],
  ['receipt-facts', 'features/records/receipt-facts'],
  // How complaints, chats and payments are sent and rated, what they are about, and their records on the phone.
  ['records', 'platform/writes', 'platform/api/contract/chat', 'platform/api/contract/order-card'],
  ['records', 'features/chat/records', 'features/complaints/records', 'domain/complaint-proof', 'domain/topics'],
  ['records', 'ui/rating-dialog', 'ui/topic-icon', 'ui/use-rating'],
  // An offer shows it at once, without the costs.
  ['loan-plan', 'domain/loan-plan', 'features/loan/plan'],
  ['loan-plan', 'features/loan/confirm', 'platform/api/contract/loan-confirm'],
  // The cost of a loan, and which days count for it.
  ['cost', 'domain/charge-caps', 'domain/late-cost', 'domain/loan-cost'],
  ['cost', 'domain/market-rules', 'domain/working-days', 'features/loan/records'],
  ['card-repayment', 'features/pay/card', 'features/pay/result'],
  // A payment code, on each of its pages; the only large text that is read aloud on a first screen.
  ['code', 'features/pay/code', 'features/pay/cashier', 'features/pay/ways', 'features/pay/loan-button'],
  ['code', 'features/pay/paid-so-far', 'features/pay/records/payment-codes', 'ui/aloud'],
  // What every way to paying asks the server and the phone, instalments and extension too.
  ['repayment', 'features/pay', 'features/loan/extension'],
  ['insights', 'features/loan/costs'],
  ['site', 'features/site', 'domain/loan-offer', 'domain/example-loan'],
  // Large, and on few pages.
  ['product-card', 'ui/product-card'],
  ['long-list', 'ui/long-list'],
];

/** Chunks for one purpose that load after the page, also if only one page needs them. */
const later: typeof chunks = [
  ['sms-code', 'domain/sms-code'],
  ['ahead', 'platform/query/page-idle', 'boot/background-work'],
  // Answers of earlier visits, and how a page shows them.
  ['stale', 'platform/query/persisted-answers', 'platform/i18n/age-words'],
  ['stale', 'ui/stale-footer'],
];

const area = /^(?:features|platform\/api\/contract)\/([\w-]+)/;

function pathBelowSrc(id: string): string | undefined {
  const [, path] = id.split('/src/');
  return id.includes('/node_modules/') ? undefined : path;
}

function chunkIn(table: typeof chunks, id: string): string | undefined {
  const path = pathBelowSrc(id);
  return path === undefined
    ? undefined
    : table.find(([, ...paths]) => paths.some((start) => path.startsWith(start)))?.[0];
}

function laterChunk(id: string): string | null {
  return /\/query-persist/.test(id) ? 'stale' : (chunkIn(later, id) ?? null);
}

function sharedChunk(id: string): string | null {
  const path = pathBelowSrc(id);
  // A library that several pages share comes with `common` if it ships its sources.
  if (path === undefined) return id.includes('/src/') ? 'common' : null;
  return chunkIn(chunks, id) ?? area.exec(path)?.[1] ?? 'common';
}

/**
 * Which modules share a file. Left alone, the bundler scatters what two pages have in common over dozens of files, each
 * a request. What the first file imports (src/boot/boot.tsx, src/boot/first-load.ts) stays there. What several pages
 * share is grouped by the table above; the rest is small, and most pages need it.
 */
export const chunkGroups: Groups = [
  { name: 'vendor', test: baseLibraries, tags: ['$initial'], priority: 3 },
  { name: 'app', tags: ['$initial'], priority: 2 },
  { name: laterChunk, debugName: 'later', priority: 1, includeDependenciesRecursively: false },
  { name: sharedChunk, debugName: 'shared', minShareCount: 2, includeDependenciesRecursively: false },
];

/** The bundler's helpers: a small file that all others import, the same in every build of one bundler. */
export const helpersChunk = 'rolldown-runtime';

/**
 * In the HTML of a page that waits for data, this file is loaded instead of the application's first file, whose address
 * is in `data-app`. It imports that file once the preview of the page is painted
 * (src/platform/preview/page-plan.ts): on a slow phone, evaluating the application takes longer than showing the
 * kept data. It has no top-level `await`: WebKit then never evaluates the modules that import this one (seen with
 * WebKitGTK 2.50). If the import fails, it fires the `error` event that it would have had itself;
 * src/platform/preview/start-early.ts listens to it.
 */
export const startApp = ({ name }: { name: string }): string =>
  name === helpersChunk
    ? 'const app=globalThis.document?.querySelector("script[data-app]");app&&Promise.resolve(globalThis.previewPainted).then(()=>import(app.dataset.app)).catch(error=>{app.dispatchEvent(new Event("error"));throw error});'
    : '';

const firstLoad = new RegExp(`/(?:vendor|${helpersChunk})-`);

/** What Vite preloads with a chunk: not the files that every page has already. In the HTML of a page: all of it. */
export const withoutFirstLoad: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  _file,
  names,
  { hostType },
) => (hostType === 'html' ? names : names.filter((name) => !firstLoad.test(name)));
