// Setting of every production build: which modules share a file.
import type { ModulePreloadOptions, Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/**
 * What every page runs on, in a file of its own: it changes with its versions alone. The bundler's helpers belong to
 * it; what only some pages take of a library comes with them.
 */
const baseLibraries =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/query-persist)|@lingui|valibot|idb-keyval|date-fns|seroval|use-sync-external-store|tiny-\w+|isbot|@messageformat)\/|rolldown\/runtime/;

/**
 * The pages of an area that share a file: those of one flow. The other folders of an area share the file of its name.
 */
const flows: Record<string, RegExp> = {
  // Whether something was paid already: asked on every way to paying, and by the loan after its data.
  paid: /\/src\/features\/pay\/(?:unread|queries|records\/(?:card-payments|last-way))/,
  repayment: /\/src\/features\/(?:loan\/extension|pay\/(?!card\/|result\/))/,
  'card-repayment': /\/src\/features\/pay\/(?:card|result)\//,
  insights: /\/src\/features\/loan\/costs\//,
  site: /\/src\/(?:features\/site\/|domain\/(?:loan-offer|example-loan))/,
};

/** A feature, or its calls; calls that two features make and records that two features read belong to none. */
const area =
  /\/src\/(?:features|platform\/api\/contract)\/(?!(?:loan|chat|complaints)\/records\/|chat\.ts|order-card\.ts)([\w-]+?)(?:\.ts$|\/)/;

function areaOf(id: string): string | null {
  const flow = Object.entries(flows).find(([, folders]) => folders.test(id));
  return flow?.[0] ?? area.exec(id)?.[1] ?? null;
}

/** The two pages where a complaint begins. */
const complaintStart = /\/src\/features\/complaints\/start\//;

/** What exports a file from the phone: masks, checksums, the file. A tap leads to it, so no page loads it at first. */
const exported =
  /\/src\/(?:config\/release|domain\/(?:mask|code-words|text\/markup)|platform\/telemetry\/(?:write-calls|request-log)|features\/(?:records\/dispute|chat\/export)|ui\/file-)/;

/** What works out the cost of a loan, and which days count for it. */
const cost = /\/src\/(?:domain\/(?:charge-caps|late-cost|loan-cost|market-rules|working-days)|features\/loan\/records)/;

/** How complaints, chats and payments are sent and rated, what they are about, and what they leave on the phone. */
const records =
  /\/src\/(?:platform\/(?:api\/contract\/(?:chat|order-card)|writes\/(?!ratings|waiting-ratings|receipt-ids|lazy-))|features\/(?:chat|complaints)\/records|domain\/(?:complaint-proof|topics)|ui\/(?:rating-dialog|star-rating|topic-icon))/;

/** How ratings of loans and complaints go out. */
const ratings = /\/src\/platform\/writes\/(?:ratings|waiting-ratings)/;

/** Answers of earlier visits, and how a page shows them: loaded after the page. */
const kept =
  /\/src\/(?:platform\/(?:query\/(?:persisted-answers|answer-store)|i18n\/age-words)|ui\/stale-footer)|\/query-persist/;

/** Reads the code out of a message that was pasted. */
const smsCode = /\/src\/domain\/sms-code/;

/** The field for such a code: two pages have it. */
const codeField = /\/src\/ui\/code-field/;

/** What fetches code and data ahead, once a page is at rest. */
const ahead = /\/src\/(?:platform\/query\/page-idle|boot\/background-work)/;

/** What borrowers write about: loaded with the chat alone, and in the demo with its backend. */
const borrowerWords = /\/src\/domain\/(?:borrower-words|text\/phrases)/;

const shared = { minShareCount: 2, includeDependenciesRecursively: false } as const;

/**
 * Which modules share a file. Left alone, the bundler scatters what two pages have in common over dozens of files, each
 * a request. What the first file reaches (src/boot/boot.tsx, src/boot/first-load.ts) stays there; pages of one feature
 * share a file. What several features share is parted by what it is for; the rest is small, and wanted by most.
 */
export const chunkGroups: Groups = [
  { name: 'vendor', test: baseLibraries, tags: ['$initial'], priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'sms-code', test: smsCode, priority: 2, includeDependenciesRecursively: false },
  { name: 'code-field', test: codeField, priority: 2, ...shared },
  { name: 'ahead', test: ahead, priority: 2, includeDependenciesRecursively: false },
  { name: 'kept', test: kept, priority: 2, includeDependenciesRecursively: false },
  { name: 'export', test: exported, priority: 2, ...shared },
  // The form of a complaint shows nothing of the pages before it.
  { name: 'complaint-start', test: complaintStart, priority: 2, ...shared },
  // Neither the landing page nor the user agreement is made by it.
  { name: 'site-page', test: /\/src\/features\/site\/site-page/, priority: 2, ...shared },
  { name: areaOf, debugName: 'area', priority: 1, ...shared },
  // An offer shows it at once, without the costs.
  { name: 'loan-plan', test: /\/src\/domain\/loan-plan/, ...shared },
  { name: 'cost', test: cost, ...shared },
  { name: 'aloud', test: /\/src\/ui\/aloud/, priority: 2, ...shared },
  { name: 'borrower-words', test: borrowerWords, priority: 2, ...shared },
  { name: 'ratings', test: ratings, priority: 2, ...shared },
  { name: 'records', test: records, ...shared },
  // Large, and on few pages.
  { name: 'product-card', test: /\/src\/ui\/product-card/, ...shared },
  { name: 'long-list', test: /\/src\/ui\/long-list/, ...shared },
  { name: 'common', test: /\/src\//, ...shared },
];

/** The bundler's helpers: a small file that all others import, the same in every build of one bundler. */
export const helpersChunk = 'rolldown-runtime';

/**
 * In the HTML of a page that waits for data, this file is loaded instead of the application's first file, whose address
 * is in `data-app`. It imports that file once the preview of the page is painted
 * (src/platform/preview/delay-app.ts): on a slow phone, evaluating the application takes longer than showing the
 * kept data. It has no top-level `await`: WebKit then never evaluates the modules that import this one (seen with
 * WebKitGTK 2.50). If the import fails, it fires the `error` event that it would have had itself;
 * src/platform/preview/start-early.ts listens to it.
 */
export const startApp = ({ name }: { name: string }): string =>
  name === helpersChunk
    ? 'const app=globalThis.document?.querySelector("script[data-app]");app&&Promise.resolve(globalThis.previewPainted).then(()=>import(app.dataset.app)).catch(error=>{app.dispatchEvent(new Event("error"));throw error});'
    : '';

const firstLoad = new RegExp(`/(?:vendor|${helpersChunk})-`);

/**
 * What a part of the app names to be fetched with it: nothing that every page has already. Of a page's HTML all of it.
 */
export const withoutFirstLoad: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  _file,
  names,
  { hostType },
) => (hostType === 'html' ? names : names.filter((name) => !firstLoad.test(name)));
