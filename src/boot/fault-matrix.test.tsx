import { locales } from '@/domain/languages';
import { cell, keepCells } from '../../tests/support/faults/matrix';
import { pageFaults, type Visit } from '../../tests/support/faults/page-cells';
import { writeFaults } from '../../tests/support/faults/write-cells';
import { writes } from '../../tests/support/faults/writes';
import { askingPages } from '../../tests/support/pages';
import { useMockServer } from '../../tests/support/render-app';

const server = useMockServer();

keepCells();

/** Its address names a complaint that the backend makes up. */
function optionsOf(path: string): Visit['options'] {
  const options = askingPages[path] ?? {};
  const [complaint] = server.backend().snapshot().state.complaints;
  return path === '/complainDetails' ? { ...options, search: { problemId: complaint?.problemId } } : options;
}

for (const [place, [path, { scenario = 'due-today' }]] of Object.entries(askingPages).entries()) {
  for (const [turn, [fault, run]] of Object.entries(pageFaults).entries()) {
    cell({ table: 'pages', row: path, fault }, async () => {
      server.reset({ scenario });
      // Each fault is met in every language, by one page or another.
      await run({ path, locale: locales[(place + turn) % locales.length] ?? 'en', options: optionsOf(path) });
    });
  }
}

for (const [place, [row, write]] of Object.entries(writes).entries()) {
  for (const [turn, [fault, run]] of Object.entries(writeFaults(write)).entries()) {
    cell({ table: 'writes', row, fault }, async () => {
      server.reset({ scenario: write.scenario });
      await run({ write, server, locale: locales[(place + turn) % locales.length] ?? 'en' });
    });
  }
}
