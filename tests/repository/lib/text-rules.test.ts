// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findBareCitations, findDialect, findForbiddenText, readLabels } from './text-rules';

// Put together here, so that this file does not contain what it forbids.
const joined = (...parts: string[]) => parts.join('');

describe('what no file may say', () => {
  it.each([
    joined('// see /wo', 'rk/main/x'),
    joined("import '../sha", "red/spec';"),
    joined('// asked Cla', 'ude'),
    joined('"https://registry.', 'example.com/x"'),
    joined('// fixes iss', 'ue #12'),
    joined('// TO', 'DO later'),
    joined('window.document.wr', 'ite(text);'),
    joined('const props = { dangerouslyS', 'etInnerHTML: { __html: text } };'),
    joined('// oxlint-dis', 'able-next-line'),
    joined('it.sk', "ip('x')"),
  ])('is found in: %s', (text) => {
    expect(findForbiddenText({ path: 'src/a.ts', text })).toHaveLength(1);
  });

  it.each([
    '// specification section 4',
    '// an issue of shares, 12 of them',
    "const color = '#123456';",
    'const shared = 1; // https://example.com/root/x',
    'working / rooted',
  ])('is not seen in: %s', (text) => {
    expect(findForbiddenText({ path: 'src/a.ts', text })).toEqual([]);
  });

  it('names the line', () => {
    expect(findForbiddenText({ path: 'README.md', text: joined('a\n\niss', 'ue 7') })).toEqual([
      expect.stringMatching(/^README\.md:3 /),
    ]);
  });
});

describe('cited decisions', () => {
  const labels = readLabels(
    joined('| decision | cited as |\n|---|---|\n| [7](7.md) | a | choice |\n', '| [17](17.md) | b | what if |'),
  );
  const bare = (text: string) => findBareCitations({ path: 'src/a.ts', text }, labels);

  it.each([
    joined('// deci', 'sion 7'),
    joined('// (deci', 'sion 7: says why)'),
    joined('// (deci', 'sion 7, choices of another kind'),
    joined(' * deci', 'sion\n * 17, receipts'),
    joined('// deci', 'sion 18, what if'),
    joined('// deci', 'sions 7, choice, and 17'),
    joined('[deci', 'sion 7](docs/7.md)'),
    joined('(docs/deci', 'sions/0007)'),
  ])('are found bare, wrong or missing in: %s', (text) => {
    expect(bare(text)).toHaveLength(1);
  });

  it.each([
    joined('// (deci', 'sion 7, choice)'),
    joined(' * deci', 'sion 17, what\n * if, says so'),
    joined('// deci', 'sions 7, choice, and 17, what if'),
    joined('[deci', 'sion 17, what if](docs/decisions/0017-x.md)'),
    'a decision of 7 people',
  ])('are not refused in: %s', (text) => {
    expect(bare(text)).toEqual([]);
  });
});

describe('words of the dialect', () => {
  it.each([
    ['a comment', 'src/a.ts', '// Whoever comes, begins anew.', 2],
    ['a docstring', 'src/a.ts', ' * What stands there is none of ours.', 2],
    ['a title', 'src/a.test.ts', joined("  it('shows what stan", "ds in the field', () => {"), 1],
    ['a title of a table', 'src/a.test.ts', joined("])('%s is me", "nded', () => {"), 1],
    ['a document', 'docs/a.md', 'Nobody reckons.', 2],
    ['code', 'src/a.ts', "const anew = 'nobody';", 0],
    ['a text for people', 'src/a.tsx', '<Trans>Nobody calls you.</Trans>', 0],
    ['plain words', 'docs/a.md', 'It stands for a bank, stands in the way, and needs amendments.', 0],
  ])('are counted in %s', (_, path, text, count) => {
    expect(findDialect({ path, text })).toHaveLength(count);
  });
});
