import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { cell, keepCells } from '../tests/support/faults/matrix';
import { pageFaults } from '../tests/support/faults/page-cells';
import { askingPages } from '../tests/support/pages';
import { useMockServer } from '../tests/support/render-app';

const server = useMockServer();
const languages = ['en', 'id', 'zh'] as const;

// Another device for each cell.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

keepCells();

for (const [place, [path, { scenario = 'due-today' }]] of Object.entries(askingPages).entries()) {
  for (const [turn, [fault, run]] of Object.entries(pageFaults).entries()) {
    cell({ table: 'pages', row: path, fault }, async () => {
      server.reset({ scenario });
      // Each fault is met in every language, by one page or another.
      await run(path, languages[(place + turn) % languages.length] ?? 'en');
    });
  }
}
