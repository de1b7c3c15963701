import { expect, it } from 'vitest';
import { type Column, type Figures, fraction, kib, mib, toMarkdown, whole } from './table';

const columns: Column<'script' | 'shift'>[] = [
  { title: 'script KiB', figure: 'script', write: kib, besides: 'floor' },
  { title: 'shift', figure: 'shift', write: fraction },
];

it('writes rows in order, with how often a figure holds that of the row beside it', () => {
  const rows = new Map<string, Figures<'script' | 'shift'>>([
    ['floor', { script: 1024, shift: 0 }],
    ['detail', { script: 1536, shift: 0.0004 }],
  ]);
  expect(toMarkdown('page', columns, rows).split('\n')).toEqual([
    '| page | script KiB | shift |',
    '| --- | ---: | ---: |',
    '| floor | 1.0 (1.00×) | 0.000 |',
    '| detail | 1.5 (1.50×) | 0.000 |',
  ]);
});

it('writes a dash for what is not known, and no ratio to nothing', () => {
  const detail = { script: 2048, shift: null };
  expect(toMarkdown('page', columns, new Map([['detail', detail]]))).toContain('| detail | 2.0 | – |');
  expect(
    toMarkdown(
      'page',
      columns,
      new Map([
        ['floor', { script: 0, shift: null }],
        ['detail', detail],
      ]),
    ),
  ).toContain('| detail | 2.0 | – |');
});

it('writes sizes and times', () => {
  expect([kib(1), mib(3 * 2 ** 20), whole(1.5)]).toEqual(['0.0', '3.0', '2']);
});
