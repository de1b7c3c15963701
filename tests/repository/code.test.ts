// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findModuleMocks, findNavigation, findUnprovenTypes, findUnsafeOutput } from './lib/code-rules';
import { isGenerated, isTest, readFiles, readProductCode } from './lib/source-files';

const files = readProductCode().filter(({ path }) => !isGenerated(path) && !isTest(path));

/** Who may send a person to an address, and why. Everybody else asks the first one. */
const mayNavigate: Record<string, string> = {
  'src/services/open-server-url.ts': 'the address policy itself (decision 17, server addresses)',
  'src/features/demo/demo-bar.tsx': 'the demo, which opens its own pages only',
  'src/features/demo/stage/stage.tsx': 'the demo, which opens its own pages only',
};

/** Who may write to the console, and why. */
const mayWriteConsole: Record<string, string> = {
  'mocks/server.ts': 'a program for the terminal',
};

it('tests hand in what they need, and replace no module', () => {
  const tests = readFiles(['src', 'mocks', 'scripts', 'tests'], /\.test\.tsx?$/);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.flatMap(findModuleMocks)).toEqual([]);
});

describe('product code', () => {
  it('proves its types', () => {
    expect(files.flatMap(findUnprovenTypes)).toEqual([]);
  });

  it('opens addresses behind the address policy only', () => {
    expect(files.filter(({ path }) => !(path in mayNavigate)).flatMap(findNavigation)).toEqual([]);
  });

  it('makes no markup from strings and keeps the console clean', () => {
    expect(files.filter(({ path }) => !(path in mayWriteConsole)).flatMap(findUnsafeOutput)).toEqual([]);
  });

  it('names only existing files as exceptions', () => {
    const paths = new Set(files.map(({ path }) => path));
    const gone = [...Object.keys(mayNavigate), ...Object.keys(mayWriteConsole)].filter((path) => !paths.has(path));
    expect(gone).toEqual([]);
  });
});
