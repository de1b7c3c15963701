import { keepParts, type KeptParts, type WorkerScope } from './kept-parts';

/** The types of a page know none of a worker's global scope. */
function isOurs(found: object): found is WorkerScope & { keptParts: KeptParts } {
  return 'registration' in found && 'keptParts' in found;
}

// Stands in front of the offline worker, behind what the build knows of its parts (scripts/vite/offline-worker.ts).
const scope: object = globalThis;
if (isOurs(scope)) keepParts(scope, scope.keptParts);
