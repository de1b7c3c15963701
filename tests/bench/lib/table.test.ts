import { expect, it } from 'vitest';
import { goalTable } from './goals';
import { fraction, kib, toMarkdown } from './table';

it('writes figures in rows, with how often each holds that of another row, and a dash for what is not known', () => {
  const columns = [
    { title: 'script KiB', figure: 'script', write: kib, besides: 'floor' },
    { title: 'shift', figure: 'shift', write: fraction },
  ] as const;
  const rows = new Map([
    ['floor', { script: 1024, shift: 0 }],
    ['detail', { script: 1536, shift: null }],
  ]);
  expect(toMarkdown('page', columns, rows).split('\n')).toEqual([
    '| page | script KiB | shift |',
    '| --- | ---: | ---: |',
    '| floor | 1.0 (1.00×) | 0.000 |',
    '| detail | 1.5 (1.50×) | – |',
  ]);
});

it('judges a figure by its goal: met up to the limit, undecided without a figure', () => {
  const goal = { figure: 'script', goal: '≤ 1.20 × floor', limit: 1.2, unit: '×' } as const;
  const values = [1.2, 1.2001, null];
  expect(
    goalTable(values.map((value) => ({ ...goal, value })))
      .split('\n')
      .slice(2),
  ).toEqual([
    '| script | ≤ 1.20 × floor | 1.20× | yes |',
    '| script | ≤ 1.20 × floor | 1.20× | **no** |',
    '| script | ≤ 1.20 × floor | – | not measured |',
  ]);
});
