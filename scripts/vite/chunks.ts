import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** What every page runs on, in a file of its own: it changes with its versions alone. The bundler's helpers belong to it. */
const baseLibraries = /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui|valibot|idb-keyval|date-fns|seroval|use-sync-external-store|tiny-\w+|isbot|@messageformat)\/|rolldown\/runtime/;

/** A feature, or its calls; those that two features make belong to none. */
const area = /\/src\/(?:features|api\/contract)\/(?!chat\.ts|order-card\.ts)([\w-]+?)(?:\.ts$|\/)/;

function areaOf(id: string): string | null {
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
  { name: 'common', test: /\/src\//, minShareCount: 2, includeDependenciesRecursively: false },
];
