import { expect, it } from 'vitest';
import { putTable, toTable } from './table';

const rows = [
  { form: 'Chat', promise: 'the text', runs: 3, survived: 3 },
  { form: 'Card', promise: 'the name', runs: 4, survived: 2 },
];

it('sums the runs up', () => {
  expect(toTable(rows).split('\n').at(-1)).toBe('| **All** | | **7** | **5** |');
});

it('replaces what stands between the marks, and nothing else', () => {
  const page = 'before\n<!-- kill-table -->\nold\n<!-- /kill-table -->\nafter';
  expect(putTable(page, 'new')).toBe('before\n<!-- kill-table -->\nnew\n<!-- /kill-table -->\nafter');
  expect(() => putTable('no marks', 'new')).toThrow('no <!-- kill-table -->');
});
