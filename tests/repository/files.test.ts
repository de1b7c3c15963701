// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFiles } from './lib/source-files';
import { findForbiddenText } from './lib/text-rules';

describe('files', () => {
  it('say nothing that does not belong into the project', () => {
    const texts = readFiles(
      ['.'],
      /(?:\.(?:[cm]?[jt]sx?|css|md|json|html|po|conf|ya?ml|svg)|^\.ci\/run|^\.env[\w.]*|^\.gitignore|^\.npmrc)$/,
    ).filter(({ path }) => path !== 'package-lock.json');
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap(findForbiddenText)).toEqual([]);
  });
});
