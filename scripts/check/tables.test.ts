// @vitest-environment node
import { expect, it } from 'vitest';
import { accessTable, type Look, matrixTable } from './tables';

const look = (part: Partial<Look>): Look => ({
  page: '/',
  state: 'data',
  check: 'axe',
  language: 'en',
  found: [],
  ...part,
});

it.each([
  [
    'the fault matrix has a table per kind, marks what holds, and leaves blank what was not tried',
    matrixTable([
      { table: 'pages', row: '/a', fault: 'HTTP 500', ok: true },
      { table: 'pages', row: '/b', fault: 'HTML', ok: false },
      { table: 'writes', row: 'payment', fault: 'HTML', ok: true },
    ]),
    [
      '**pages**: 1 of 2 cells hold (2 × up to 2 faults).',
      '| /a | ✓ |  |',
      '| /b |  | ✗ |',
      '1 HTTP 500 · 2 HTML',
      '| payment | ✓ |',
    ],
  ],
  [
    'the looks are counted by page and by what was looked at, and each finding is named',
    accessTable([
      look({}),
      look({ language: 'zh', found: ['button-name: .x'] }),
      look({ check: 'names' }),
      look({ page: '/About' }),
    ]),
    [
      '**2 pages in 2 states: 4 looks, 1 findings.**',
      '| page | states | axe | names |',
      '| / | 1 | ✗ 1 of 2 | 1 |',
      '- /, data, zh, axe: button-name: .x',
    ],
  ],
])('%s', (_, table, lines) => {
  for (const line of lines) expect(table).toContain(line);
});
