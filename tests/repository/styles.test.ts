import { readFiles } from '../../scripts/lib/source-files';
import { findClassProblems, findRawColors, findWordsInStyles } from './lib/style-rules';

it('style sheets and components name the same classes', () => {
  const sheets = readFiles(['src'], /\.module\.css$/);
  expect(sheets.length).toBeGreaterThan(20);
  expect(findClassProblems(sheets, readFiles(['src'], /\.tsx?$/))).toEqual([]);
});

it('every colour is a token, with a value in both themes', () => {
  const files = readFiles(['src'], /\.css$|\.tsx$/).filter(({ path }) => path !== 'src/ui/tokens.css');
  expect(findRawColors(files)).toEqual([]);
});

it('no style sheet contains words, which would be in one language', () => {
  expect(findWordsInStyles(readFiles(['src'], /\.css$/))).toEqual([]);
});
