import { locales } from '@/domain/languages';
import { cell, keepCells } from '../../tests/support/faults/matrix';
import { pageFaults, visitOf } from '../../tests/support/faults/page-cells';
import { writeFaults } from '../../tests/support/faults/write-cells';
import { writes } from '../../tests/support/faults/writes';
import { askingPages } from '../../tests/support/pages';
import { useMockServer } from '../../tests/support/render-app';

const server = useMockServer();

keepCells();

for (const [place, path] of Object.keys(askingPages).entries()) {
  for (const [turn, [fault, run]] of Object.entries(pageFaults).entries()) {
    cell({ table: 'pages', row: path, fault }, async () => {
      // Each fault is met in every language, by one page or another.
      await run(visitOf(server, path, locales[(place + turn) % locales.length]));
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
