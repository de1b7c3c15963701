// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findForbiddenText } from './text-rules';

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
    joined('// @ts-ig', 'nore'),
    joined('// oxlint-dis', 'able-next-line'),
    joined('it.sk', "ip('x')"),
  ])('is found in: %s', (text) => {
    expect(findForbiddenText({ path: 'src/a.ts', text })).toHaveLength(1);
  });

  it.each([
    '// specification section 4',
    '// decision 12',
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
