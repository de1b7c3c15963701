import { mkdirSync, writeFileSync } from 'node:fs';
import { pageFaults, visitOf } from '@tests/support/faults/page-cells';
import { writeFaults } from '@tests/support/faults/write-cells';
import { writes } from '@tests/support/faults/writes';
import { askingPages } from '@tests/support/pages';
import { useMockServer } from '@tests/support/render-app';
import { locales } from '@/domain/languages';

const server = useMockServer();

/** One cell of the matrix: a page or a write, the fault it meets, and whether its test passes. */
type Cell = { table: string; row: string; fault: string; ok: boolean };

const cells: Cell[] = [];

/** `npm run check -- matrix` tries every cell; other runs a sample: each row and each fault of pages occurs in it. */
const isWhole = process.env['FAULTS'] === 'all';

afterAll(() => {
  if (!isWhole) return;
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/fault-matrix.json', JSON.stringify(cells, null, 1));
});

/** The language of a cell: the faults of a page, and those of the sample, are met in every language. */
const localeOf = (place: number, turn: number) =>
  locales[(place + turn + Math.floor(turn / 2)) % locales.length] ?? 'en';

/**
 * Declares one cell: a test whose end, console and hooks included, is noted.
 * @param isSample of every run, as ten taps are for each row
 * @param expectToHold causes the fault, and checks its effects
 */
function cell({ table, row, fault }: Omit<Cell, 'ok'>, isSample: boolean, expectToHold: () => Promise<void>): void {
  if (!isWhole && fault !== 'ten taps' && !isSample) return;
  it(`${row} survives ${fault}`, async () => {
    onTestFinished(({ task }) => void cells.push({ table, row, fault, ok: task.result?.state === 'pass' }));
    await expectToHold();
  });
}

const paths = Object.keys(askingPages);

for (const [place, path] of paths.entries()) {
  for (const [turn, [fault, run]] of Object.entries(pageFaults).entries()) {
    cell({ table: 'pages', row: path, fault }, turn % paths.length === place, async () => {
      await run(visitOf(server, path, localeOf(place, turn)));
    });
  }
}

for (const [place, [row, write]] of Object.entries(writes).entries()) {
  for (const [turn, [fault, run]] of Object.entries(writeFaults(write)).entries()) {
    cell({ table: 'writes', row, fault }, false, async () => {
      server.reset({ scenario: write.scenario });
      await run({ write, server, locale: localeOf(place, turn) });
    });
  }
}
