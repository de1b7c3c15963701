import { findBareCitations, findDialect, findForbiddenText, readLabels } from './text-rules';

// Put together here, so that this file does not contain what it forbids.
const joined = (...parts: string[]) => parts.join('');

it.each([
  [joined('// see /wo', 'rk/main/x'), 1],
  [joined("import '../sha", "red/spec';"), 1],
  [joined('// asked Cla', 'ude'), 1],
  [joined('"https://registry.', 'example.com/x"'), 1],
  [joined('// fixes iss', 'ue #12'), 1],
  [joined('window.document.wr', 'ite(text);'), 1],
  [joined('// oxlint-dis', 'able-next-line'), 1],
  [joined('it.sk', "ip('x')"), 1],
  ['// an issue of shares, 12 of them', 0],
  ['const shared = 1; // https://example.com/root/x', 0],
])('forbidden text is counted in: %s', (text, count) => {
  const found = findForbiddenText({ path: 'src/a.ts', text: `\n\n${text}` });
  expect(found).toEqual(Array(count).fill(expect.stringMatching(/^src\/a\.ts:3 /)));
});

const labels = readLabels(
  joined('| decision | cited as |\n|---|---|\n| [7](7.md) | a | choice |\n', '| [17](17.md) | b | what if |'),
);

it.each([
  [joined('// deci', 'sion 7'), 1],
  [joined('// (deci', 'sion 7: says why)'), 1],
  [joined('// (deci', 'sion 7, choices of another kind'), 1],
  [joined(' * deci', 'sion\n * 17, receipts'), 1],
  [joined('// deci', 'sion 18, what if'), 1],
  [joined('// deci', 'sions 7, choice, and 17'), 1],
  [joined('[deci', 'sion 7](docs/7.md)'), 1],
  [joined('(docs/deci', 'sions/0007)'), 1],
  [joined(' * deci', 'sion 17, what\n * if, says so'), 0],
  [joined('// deci', 'sions 7, choice, and 17, what if'), 0],
  ['a decision of 7 people', 0],
])('wrong citations of decisions are counted in: %s', (text, count) => {
  expect(findBareCitations({ path: 'src/a.ts', text }, labels)).toHaveLength(count);
});

it.each([
  ['a comment', 'src/a.ts', '// Whoever comes, begins anew.', 2],
  ['a docstring', 'src/a.ts', ' * What stands there is none of ours.', 2],
  ['a title', 'src/a.test.ts', joined("  it('shows what stan", "ds in the field', () => {"), 1],
  ['a title of a table', 'src/a.test.ts', joined("])('%s is me", "nded', () => {"), 1],
  ['a document', 'docs/a.md', 'Nobody reckons.', 2],
  ['code', 'src/a.ts', "const anew = 'nobody';", 0],
  ['a text for people', 'src/a.tsx', '<Trans>Nobody calls you.</Trans>', 0],
  ['plain words', 'docs/a.md', 'It stands for a bank, stands in the way, and needs amendments.', 0],
])('words of the dialect are counted in %s', (_, path, text, count) => {
  expect(findDialect({ path, text })).toHaveLength(count);
});
