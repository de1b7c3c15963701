import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, it, onTestFinished } from 'vitest';

/** One cell of the matrix: what was struck by what, and whether it came out well. */
export type Cell = { table: string; row: string; fault: string; ok: boolean };

/** Where a run leaves its cells for `npm run check -- matrix`. */
const matrixFile = '.cache/fault-matrix.json';

const cells: Cell[] = [];

/**
 * Declares one cell: a test whose end, console and hooks included, is noted.
 * @param expectToHold lets the fault strike, and looks what came of it
 */
export function cell({ table, row, fault }: Omit<Cell, 'ok'>, expectToHold: () => Promise<void>): void {
  it(`${row} survives ${fault}`, async () => {
    onTestFinished(({ task }) => void cells.push({ table, row, fault, ok: task.result?.state === 'pass' }));
    await expectToHold();
  });
}

/** Writes the cells down after the last test of the file. */
export function keepCells(): void {
  afterAll(() => {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(matrixFile, JSON.stringify(cells, null, 1));
  });
}
