// @vitest-environment node
import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/lib/source-files';
import { findClassProblems } from './lib/style-rules';

it('style sheets and components name the same classes', () => {
  const sheets = readFiles(['src'], /\.module\.css$/);
  expect(sheets.length).toBeGreaterThan(100);
  expect(findClassProblems(sheets, readFiles(['src'], /\.tsx?$/))).toEqual([]);
});
