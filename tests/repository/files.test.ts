// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findOddNames, findSizeProblems } from './lib/form-rules';
import { listFiles, readFiles, readProductCode } from './lib/source-files';
import { findForbiddenText } from './lib/text-rules';

describe('files', () => {
  it('are small', () => {
    expect(findSizeProblems(readProductCode())).toEqual([]);
  });

  it('have kebab-case names', () => {
    const code = ['src', 'mocks', 'scripts', 'tests'].flatMap(listFiles).filter((path) => /\.(?:[cm]?[jt]sx?|css)$/.test(path));
    expect(findOddNames(code)).toEqual([]);
  });

  it('say nothing that does not belong into the project', () => {
    const texts = readFiles(['.'], /(?:\.(?:[cm]?[jt]sx?|css|md|json|html|po|conf|ya?ml|svg)|^\.ci\/run|^\.env[\w.]*|^\.gitignore|^\.npmrc)$/).filter(({ path }) => path !== 'package-lock.json');
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap(findForbiddenText)).toEqual([]);
  });
});
