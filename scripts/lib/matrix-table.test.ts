import { expect, it } from 'vitest';
import { matrixTable } from './matrix-table';

it('draws one table per kind, marks what holds and what does not, and leaves blank what was not tried', () => {
  const table = matrixTable([
    { table: 'pages', row: '/a', fault: 'HTTP 500', ok: true },
    { table: 'pages', row: '/b', fault: 'HTML', ok: false },
    { table: 'writes', row: 'payment', fault: 'HTML', ok: true },
  ]);
  expect(table).toContain('**pages**: 1 of 2 cells hold (2 × up to 2 faults).');
  expect(table).toContain('| /a | ✓ |  |');
  expect(table).toContain('| /b |  | ✗ |');
  expect(table).toContain('1 HTTP 500 · 2 HTML');
  expect(table).toContain('| payment | ✓ |');
});
