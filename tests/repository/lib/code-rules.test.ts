// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findLookbehinds, findNavigation, findUnprovenTypes } from './code-rules';

function file(text: string) {
  return { path: 'src/platform/browser/a.tsx', text };
}

describe('types that are claimed, not proven', () => {
  it.each([
    'const a = JSON.parse(text) as Loan;',
    'const a = (await response.json()) as Loan;',
    'const a: Loan = JSON.parse(text);',
    'const a: Loan = await response.json();',
    'const a = value as unknown as Loan;',
    'const a = value as Loan;',
  ])('are found in: %s', (text) => {
    expect(findUnprovenTypes(file(text))).toHaveLength(1);
  });

  it.each([
    '// keys() forgets the names\nconst a = value as Loan;',
    'const a = value as unknown;',
    'const a: unknown = JSON.parse(text);',
    'const a = v.parse(schema, await response.json());',
    "const a = ['x'] as const;",
  ])('are not seen in: %s', (text) => {
    expect(findUnprovenTypes(file(text))).toEqual([]);
  });

  it('are named with their line', () => {
    expect(findUnprovenTypes(file('\n\nlet a = b as C;'))[0]).toMatch(/^src\/platform\/browser\/a\.tsx:3: /);
  });
});

describe('ways out of the page', () => {
  it.each([
    'location.assign(url);',
    'window.location.replace(url);',
    'globalThis.location.href = url;',
    'location.href = url;',
    'window.location = url;',
    "window.open(url, '_blank');",
    'globalThis.open(url);',
  ])('are found in: %s', (text) => {
    expect(findNavigation(file(text))).toHaveLength(1);
  });

  it.each([
    "text.replace('a', 'b');",
    'const { href } = location;',
    'link.href = url;',
    'dialog.open();',
    'database.open(name);',
    'location.reload();',
  ])('are not seen in: %s', (text) => {
    expect(findNavigation(file(text))).toEqual([]);
  });
});

it.each([
  [String.raw`const end = /(?<!\.)x/;`, 1],
  [String.raw`text.replace(/(?<=a)b/gu, '');`, 1],
  [String.raw`const year = /(?<year>\d{4})/;`, 0],
])('a regular expression that looks behind is found: %s', (text, count) => {
  expect(findLookbehinds(file(text))).toHaveLength(count);
});
