import { findLookbehinds, findNavigation, findUnprovenTypes } from './code-rules';

const file = (text: string) => ({ path: 'src/platform/browser/a.tsx', text });

it.each([
  ['const a = JSON.parse(text) as Loan;', 1],
  ['const a = (await response.json()) as Loan;', 1],
  ['const a: Loan = JSON.parse(text);', 1],
  ['const a: Loan = await response.json();', 1],
  ['const a = value as unknown as Loan;', 1],
  ['const a = value as Loan;', 1],
  ['// keys() forgets the names\nconst a = value as Loan;', 0],
  ['const a: unknown = JSON.parse(text);', 0],
  ["const a = ['x'] as const;", 0],
])('casts without a schema or a comment are counted in: %s', (text, count) => {
  expect(findUnprovenTypes(file(text))).toHaveLength(count);
});

it('a finding names its line', () => {
  expect(findUnprovenTypes(file('\n\nlet a = b as C;'))[0]).toMatch(/^src\/platform\/browser\/a\.tsx:3: /);
});

it.each([
  ['location.assign(url);', 1],
  ['window.location.replace(url);', 1],
  ['globalThis.location.href = url;', 1],
  ['location.href = url;', 1],
  ['window.location = url;', 1],
  ["window.open(url, '_blank');", 1],
  ["text.replace('a', 'b');", 0],
  ['const { href } = location;', 0],
  ['link.href = url;', 0],
  ['dialog.open();', 0],
  ['location.reload();', 0],
])('navigations are counted in: %s', (text, count) => expect(findNavigation(file(text))).toHaveLength(count));

it.each([
  [String.raw`const end = /(?<!\.)x/;`, 1],
  [String.raw`text.replace(/(?<=a)b/gu, '');`, 1],
  [String.raw`const year = /(?<year>\d{4})/;`, 0],
])('regular expressions that look behind are counted in: %s', (text, count) => {
  expect(findLookbehinds(file(text))).toHaveLength(count);
});
