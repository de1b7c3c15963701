import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** What every page runs on, in a file of its own: it changes with its versions alone. The bundler's helpers belong to it. */
const baseLibraries = /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui|valibot|idb-keyval|date-fns|seroval|use-sync-external-store|tiny-\w+|isbot|@messageformat)\/|rolldown\/runtime/;

/** A feature, or its calls; those that two features make belong to none. */
const area = /\/src\/(?:features|api\/contract)\/(?!chat\.ts|order-card\.ts)([\w-]+?)(?:\.ts$|\/)/;

/**
 * What pages of several features share, by what it is for: a page fetches what it works with, not all that any
 * two pages have in common.
 * What stands in none of these is small, and wanted by most.
 */
const sharedParts: readonly (readonly [name: string, test: RegExp])[] = [
  ['cost', /\/src\/(?:domain\/(?:annual-rate|calendar-date|late-cost|loan-cost|market-rules|payout-date|prepayment|server-date|split-payments)|storage\/records\/agreed-loans)\b/],
  ['papers', /\/src\/(?:domain\/mask\/|services\/write-calls|storage\/(?:dispute\/|records\/request-log)|ui\/(?:save-file|share-file))/],
  ['stores', /\/src\/(?:api\/contract\/(?:chat|order-card)|lib\/hide-card-numbers|services\/receipt-book|storage\/records\/(?:chat-|complaint-|merge-receipt|receipts|selected-order))/],
];

/** What leaves the phone as a file is no part of the conversation it tells of. */
const exported = /\/src\/features\/chat\/export\//;

function areaOf(id: string): string | null {
  if (exported.test(id)) return 'chat-export';
  return area.exec(id)?.[1] ?? null;
}

/**
 * Which modules share a file. Left alone, the bundler scatters what two pages have in common over dozens of files, each a
 * request. What the first file reaches (src/main.tsx, src/first-load.ts) stays there; pages of one feature share a file.
 */
/** What leaves the phone by export: masks, checksums, the file. Pages reach it by a tap, so that none of them brings it along. */
const exported = /\/src\/(?:domain\/mask|storage\/dispute|lib\/(?:canonical-json|sha256|markup)|features\/chat\/export|ui\/share-file)/;

/** The log of a chat, which the chat and an export read, with the list that draws it: one file, where two would be a request more. */
const chatLog = /\/src\/(?:features\/chat\/log\/|storage\/records\/chat-)|node_modules\/virtua\//;

export const chunkGroups: Groups = [
  { name: 'vendor', test: baseLibraries, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'export', test: exported, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
  { name: 'chat-log', test: chatLog, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
  { name: areaOf, debugName: 'area', minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
  ...sharedParts.map(([name, test]) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false })),
  { name: 'common', test: /\/src\//, minShareCount: 2, includeDependenciesRecursively: false },
];
