// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findModuleMocks, findNavigation, findUnprovenTypes, findUnsafeOutput } from './code-rules';

function file(text: string) {
  return { path: 'src/lib/a.tsx', text };
}

describe('types that are claimed, not proven', () => {
  it.each([
    'const a = list[0]!;',
    'function f(a: any) {}',
    'const a = JSON.parse(text) as Loan;',
    'const a = (await response.json()) as Loan;',
    'const a: Loan = JSON.parse(text);',
    'const a: Loan = await response.json();',
    'const a = value as unknown as Loan;',
    'const a = value as Loan;',
    'enum Status { open }',
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
    expect(findUnprovenTypes(file('\n\nlet a: any;'))[0]).toMatch(/^src\/lib\/a\.tsx:3: /);
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

describe('markup from strings, and the console', () => {
  it.each([
    'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
    "createElement('p', { dangerouslySetInnerHTML: { __html: text } });",
    'element.innerHTML = text;',
    "element.insertAdjacentHTML('beforeend', text);",
    'document.write(text);',
    'console.log(text);',
  ])('are found in: %s', (text) => {
    expect(findUnsafeOutput(file(text))).toHaveLength(1);
  });

  it('are not seen in comments and texts', () => {
    expect(findUnsafeOutput(file("// console.log, innerHTML\nconst a = 'console.log(1)';"))).toEqual([]);
  });
});

describe('modules that are replaced', () => {
  it.each(["vi.mock('./a');", "vi.mock(import('./a'), () => ({}));", "vi.doMock('./a');", 'vi.resetModules();'])(
    'are found in: %s',
    (text) => {
      expect(findModuleMocks(file(text))).toHaveLength(1);
    },
  );

  it.each(["vi.spyOn(window, 'open');", 'vi.mocked(load).mockReset();', "other.mock('./a');"])(
    'are not seen in: %s',
    (text) => {
      expect(findModuleMocks(file(text))).toEqual([]);
    },
  );
});
