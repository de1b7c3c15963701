// Option of every production build: which modules share a file.
import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** The libraries of every page, and the bundler's helpers, are one file, which changes only with their versions. */
const baseLibraries =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui|valibot|idb-keyval|date-fns|seroval|use-sync-external-store|tiny-\w+|isbot|@messageformat)\/|rolldown\/runtime/;

/**
 * Files in `src` that share a chunk, by the beginning of their path; the first matching entry is used. A feature, or
 * the calls of an area, without an entry is a separate chunk.
 */
const chunks: readonly (readonly [chunk: string, ...paths: readonly string[]])[] = [
  // Fields for a telephone number and an SMS code, and the button that requests one.
  ['code-field', 'ui/code-field', 'ui/digits-field', 'ui/send-code-button', 'domain/mobile-number'],
  // Most pages that open an address outside have something to copy.
  ['copy', 'ui/copy-button', 'ui/share', 'ui/outside'],
  // Masks, checksums and exported files, loaded after a tap.
  ['export', 'config/release', 'domain/mask', 'domain/code-words', 'domain/text/markup', 'features/records/dispute'],
  ['export', 'features/chat/export', 'platform/telemetry/request-log', 'ui/file-', 'domain/export-name'],
  // The two pages on which a complaint begins; the form does not need them.
  ['complaint-start', 'features/complaints/start'],
  // Shrinks a chosen picture: loaded after the form.
  [
    'pictures',
    'features/complaints/images/inspect-image',
    'features/complaints/images/process-image',
    'features/complaints/images/shrink-image',
  ],
  // The form, and sending in the background. The other pages of complaints do not need them.
  ['complaint-sending', 'features/complaints/outbox/send-complaint', 'features/complaints/images'],
  // Neither the landing page nor the user agreement uses it.
  ['site-page', 'features/site/site-page'],
  // Two pages of the site show a legal text; no other page needs both.
  ['site-text', 'routes/-site-text'],
  // Used by the chat, and in the demo by its backend.
  ['borrower-words', 'domain/borrower-words', 'domain/text/phrases'],
  ['ratings', 'platform/writes/ratings', 'ui/steps'],
  // The chat needs all.
  ['rating-dialog', 'ui/rating-dialog', 'ui/use-rating', 'ui/reduced-motion', 'ui/topic-icon'],
  ['rating-dialog', 'platform/api/contract/chat'],
  // The pages of a payment code use it without the modules that send writes.
  ['common', 'platform/writes/outcome'],
  // Payments and complaints wait with it.
  ['common', 'ui/use-polling'],
  ['receipt-facts', 'features/records/receipt-facts', 'features/records/receipt-of', 'ui/print-sheet'],
  // Sending and rating complaints, chats and payments, their topics, and the records of complaints on the phone.
  ['records', 'platform/writes', 'platform/api/contract/order-card'],
  ['records', 'features/complaints/records', 'domain/topics'],
  // An offer shows it at once, before the costs.
  ['loan-plan', 'domain/loan-plan', 'features/loan/plan', 'ui/checkbox'],
  ['loan-plan', 'features/loan/confirm', 'platform/api/contract/loan-confirm', 'features/loan/costs/agreed-terms'],
  // The agreements of an offer, and that of a campaign.
  ['loan-plan', 'domain/text/html-to-text'],
  // The cost of a loan.
  ['cost', 'domain/late-cost', 'domain/loan-cost', 'domain/market-rules', 'ui/late-rules'],
  // Instalments and extension need no more than these.
  ['repayment', 'features/pay/code/payment-choice', 'domain/text/comparable'],
  ['card-repayment', 'features/pay/card', 'platform/api/contract/card-repayment'],
  // The pages of a payment code.
  ['code', 'features/pay/code', 'features/pay/choose/way-words', 'features/pay/choose/ways'],
  ['code', 'platform/storage/open-attempt'],
  ['aloud', 'ui/aloud'],
  // Queries, records and words of all payments, and of instalments and extension.
  ['repayment', 'features/pay', 'features/loan/extension', 'domain/payments'],
  ['insights', 'features/loan/costs', 'domain/loan-account'],
  ['promotion', 'features/promotion'],
  ['site', 'features/site'],
  // Large, and used by few pages.
  ['product-card', 'ui/product-card'],
  ['long-list', 'ui/long-list'],
];

/** Chunks that load after the page, also if only one page needs them. */
const lazyChunks: typeof chunks = [
  // Notes what the loan shows, of orders with a payment.
  ['readings', 'features/pay/records/note-answer', 'domain/payments/note'],
  ['sms-code', 'domain/sms-code'],
  // Followed in the background; a page of a code reads the stored ones before, if they close a way.
  ['switches', 'platform/offline/switches/active-switches', 'platform/api/contract/switches', 'config/pages'],
  ['background', 'platform/query/page-idle', 'boot/background-work'],
  // Stored answers, and their notice.
  ['stale', 'platform/query/persisted-answers', 'platform/i18n/age-words'],
  ['stale', 'ui/stale-footer'],
];

/** Every beginning of a path in the tables; a test checks that each names a file. */
export const chunkPaths: readonly string[] = [...chunks, ...lazyChunks].flatMap(([, ...paths]) => paths);

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

function sharedChunk(id: string): string | null {
  const path = pathBelowSrc(id);
  // A shared library is in `common` if its package has a folder `src`.
  if (path === undefined) return id.includes('/src/') ? 'common' : null;
  return chunkIn(chunks, id) ?? area.exec(path)?.[1] ?? 'common';
}

/**
 * Which modules share a file. By default the bundler makes dozens of files of the modules that two pages share, each
 * one request. Imports of the first file (src/boot/boot.tsx) are in that file. Modules of
 * several pages are grouped by the table above; the others are small, and most pages need them.
 */
export const chunkGroups: Groups = [
  { name: 'vendor', test: baseLibraries, tags: ['$initial'], priority: 3 },
  { name: 'app', tags: ['$initial'], priority: 2 },
  {
    name: (id) => chunkIn(lazyChunks, id) ?? null,
    debugName: 'later',
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: sharedChunk, debugName: 'shared', minShareCount: 2, includeDependenciesRecursively: false },
];

/** The bundler's helpers: a small file that all others import, the same in every build of one bundler. */
export const helpersChunk = 'rolldown-runtime';

/**
 * In the HTML of a page that waits for data, this file is loaded instead of the application's first file, whose address
 * is in `data-app`. It imports that file once the preview of the page is painted
 * (src/boot/preview/page-plan.ts): on a slow phone, evaluating the application takes longer than showing the
 * stored data. It has no top-level `await`: WebKit then never evaluates the modules that import this one (seen with
 * WebKitGTK 2.50). If the import fails, it fires the `error` event of a script that does not load, for
 * src/boot/preview/start-early.ts.
 */
export const startApp = ({ name }: { name: string }): string =>
  name === helpersChunk
    ? 'const app=globalThis.document?.querySelector("script[data-app]");app&&Promise.resolve(globalThis.previewPainted).then(()=>import(app.dataset.app)).catch(error=>{app.dispatchEvent(new Event("error"));throw error});'
    : '';

const firstLoad = new RegExp(`/(?:vendor|${helpersChunk})-`);

/**
 * The files that an `import()` needs, itself among them, without those that every page has already; in the HTML of a
 * page all.
 */
export const filesOfImport: NonNullable<ModulePreloadOptions['resolveDependencies']> = (file, names, { hostType }) =>
  hostType === 'html' ? names : [...new Set([file, ...names])].filter((name) => !firstLoad.test(name));

/** Has each `import()` fetch its files first, instead of Vite's way: links that the engine may remember as failed. */
export const fetchBeforeImport = (): Plugin => ({
  name: 'fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { importFiles as __vitePreload } from '/src/platform/offline/import-files.ts';`,
  },
});
