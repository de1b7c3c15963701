import { readFileSync } from 'node:fs';
import { readFiles } from '../../scripts/lib/source-files';
import { findBareCitations, findDialect, findForbiddenText, readLabels } from './lib/text-rules';

const texts = readFiles(
  ['.'],
  /(?:\.(?:[cm]?[jt]sx?|css|md|json|html|po|conf|ya?ml|svg)|^\.ci\/run|^\.env[\w.]*|^\.gitignore|^\.npmrc)$/,
).filter(({ path }) => path !== 'package-lock.json');

/** Texts of the lender and of the customer, and the list of the words itself. */
const notOurs = /^(?:content\/(?!README)|docs\/specification\.md|CONTRIBUTING\.md|.*\.gen\.|mocks\/.*\.md)/;

describe('files', () => {
  it('contain nothing that does not belong to the project', () => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.flatMap(findForbiddenText)).toEqual([]);
  });

  it('cite decisions that exist, each with its label', () => {
    const table = readFileSync('docs/decisions/README.md', 'utf8');
    const files = readFiles(['docs/decisions'], /\/\d{4}-[\w-]+\.md$/).map(({ path }) => path.replace(/.*\//, ''));
    expect([...table.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file)).toEqual(files);
    const labels = readLabels(table);
    // The table itself is where the labels come from.
    const citing = texts.filter(({ path }) => path !== 'docs/decisions/README.md');
    expect(citing.flatMap((file) => findBareCitations(file, labels))).toEqual([]);
  });

  it('have plain words in comments, titles of tests and documents', () => {
    const plain = texts.filter(({ path }) => /\.(?:tsx?|m[jt]s|css|md)$/.test(path) && !notOurs.test(path));
    expect(plain.flatMap(findDialect)).toEqual([]);
  });
});
