// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../scripts/lib/source-files';
import { findBareCitations, findForbiddenText, readLabels } from './lib/text-rules';

const texts = readFiles(
  ['.'],
  /(?:\.(?:[cm]?[jt]sx?|css|md|json|html|po|conf|ya?ml|svg)|^\.ci\/run|^\.env[\w.]*|^\.gitignore|^\.npmrc)$/,
).filter(({ path }) => path !== 'package-lock.json');

describe('files', () => {
  it('say nothing that does not belong into the project', () => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap(findForbiddenText)).toEqual([]);
  });

  it('cite decisions that exist, each with its label', () => {
    const labels = readLabels(readFileSync('docs/decisions/README.md', 'utf8'));
    expect(labels.size).toBe(readFiles(['docs/decisions'], /\/\d{4}-[\w-]+\.md$/).length);
    // The table itself is where the labels come from.
    const citing = texts.filter(({ path }) => path !== 'docs/decisions/README.md');
    expect(citing.flatMap((file) => findBareCitations(file, labels))).toEqual([]);
  });
});
