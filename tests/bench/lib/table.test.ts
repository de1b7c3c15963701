import { expect, it } from 'vitest';
import { goalTable } from './goals';
import { median, mediansOf, ratio } from './median';
import { fraction, kib, toMarkdown } from './table';

it('writes figures in rows, with their ratio to another row, and a dash for an unknown figure', () => {
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

it('judges a figure by its goal, and leaves it open without a figure', () => {
  const values = [1.2, 1.2001, null];
  expect(
    goalTable(values.map((value) => ['script', '≤ 1.20 × floor', value]))
      .split('\n')
      .slice(2),
  ).toEqual([
    '| script | ≤ 1.20 × floor | 1.20× | yes |',
    '| script | ≤ 1.20 × floor | 1.20× | **no** |',
    '| script | ≤ 1.20 × floor | – | not measured |',
  ]);
});

it('takes the median of the known figures and divides known figures only', () => {
  expect([median([10, 9]), median([undefined, 5, null]), median([]), ratio(3, 2), ratio(3, 0), ratio(null, 2)]).toEqual(
    [9, 5, null, 1.5, null, null],
  );
  const rounds = new Map([['slow', [{ text: 9 }, { text: 7 }, { text: 8 }]]]);
  expect([...mediansOf(rounds, ['text'])]).toEqual([['slow', { text: 8 }]]);
});
