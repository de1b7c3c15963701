/** What every page runs on, in a file of its own: it changes with its versions alone. The bundler's helpers belong to it. */
const baseLibraries = /node_modules\/(?:react|react-dom|scheduler|@tanstack|@lingui|valibot|idb-keyval|date-fns|seroval|use-sync-external-store|tiny-\w+|isbot|@messageformat)\/|rolldown\/runtime/;

/** A feature, or its calls. */
const area = /\/src\/(?:features|api\/contract)\/([\w-]+?)(?:\.ts$|\/)/;

/** Fields and what they stand in: only some pages ask for anything. */
const forms = /\/src\/ui\/(?:[\w-]*field[\w-]*|text-area|checkbox|star-rating|send-code-button|use-resend-wait|keyboard-inset|radio-tabs|accordion)\./;

function areaOf(id: string): string | null {
  return area.exec(id)?.[1] ?? null;
}

/**
 * Which modules share a file. Left alone, the bundler scatters what two pages have in common over dozens of files, each a
 * request. What the first file reaches (src/main.tsx, src/first-load.ts) stays there; pages of one feature share a file.
 */
export const chunkGroups = [
  { name: 'vendor', test: baseLibraries, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
  { name: areaOf, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
  { name: 'common', test: /\/src\//, minShareCount: 2, includeDependenciesRecursively: false },
];
