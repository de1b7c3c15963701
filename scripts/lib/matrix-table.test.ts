import { expect, it } from 'vitest';
import { matrixTable } from './matrix-table';

it('draws one table per kind, marks what holds and what does not, and leaves blank what was not tried', () => {
  const drawn = matrixTable([
    { table: 'pages', row: '/a', fault: 'HTTP 500', ok: true },
    { table: 'pages', row: '/b', fault: 'HTML', ok: false },
    { table: 'writes', row: 'payment', fault: 'HTML', ok: true },
  ]);
  expect(drawn).toContain('**pages**: 1 of 2 cells hold (2 × up to 2 faults).');
  expect(drawn).toContain('| /a | ✓ |  |');
  expect(drawn).toContain('| /b |  | ✗ |');
  expect(drawn).toContain('1 HTTP 500 · 2 HTML');
  expect(drawn).toContain('| payment | ✓ |');
});
