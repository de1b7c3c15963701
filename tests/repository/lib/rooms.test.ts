// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findForbiddenImports, roomOf } from './rooms';
import type { SourceFile } from './source-files';

const project = [
  'src/lib/a.ts',
  'src/domain/money.ts',
  'src/api/http.ts',
  'src/storage/store.ts',
  'src/ui/button.tsx',
  'src/boot/router.tsx',
  'src/features/chat/queries.ts',
  'src/features/loan/screen.tsx',
  'src/routes/loan.tsx',
  'mocks/browser.ts',
  'mocks/db.ts',
];

function withFile(file: string, text: string): SourceFile[] {
  return [...project.filter((name) => name !== file).map((name) => ({ path: name, text: '' })), { path: file, text }];
}

describe('rooms', () => {
  it('are named after folders, features each a room of its own', () => {
    expect(roomOf('src/features/chat/deep/file.ts')).toBe('features/chat');
    expect(roomOf('src/ui/button.tsx')).toBe('ui');
    expect(roomOf('src/main.tsx')).toBe('main');
    expect(roomOf('src/boot/app.tsx')).toBe('boot');
    expect(roomOf('mocks/handlers/loan.ts')).toBe('mocks');
  });
});

describe('imports', () => {
  it.each([
    ['src/features/loan/screen.tsx', "import { a } from '@/ui/button';"],
    [
      'src/features/loan/screen.tsx',
      "import { a } from './rows'; import b from './screen.module.css'; import c from 'react';",
    ],
    ['src/routes/loan.tsx', "import { a } from '@/features/loan/screen'; import { b } from '@/features/chat/queries';"],
    ['src/main.tsx', "import { r } from './boot/router';"],
    ['src/features/demo/start-demo.ts', "await import('@mocks/browser');"],
    ['src/features/loan/screen.test.tsx', "import { db } from '@mocks/db';"],
    [
      'mocks/db.ts',
      "import type { M } from '@/domain/money'; import { h } from '@/api/http'; export * from './browser';",
    ],
  ])('of %s that run the right way pass', (file, text) => {
    expect(findForbiddenImports(withFile(file, text))).toEqual([]);
  });

  it.each([
    ['to the right', 'src/lib/a.ts', "import { m } from '@/domain/money';"],
    ['to a neighbour in the row', 'src/api/http.ts', "import { s } from '@/storage/store';"],
    ['to another feature', 'src/features/chat/queries.ts', "import { s } from '@/features/loan/screen';"],
    ['to another feature, by a relative path', 'src/features/chat/queries.ts', "import { s } from '../loan/screen';"],
    ['to a route', 'src/features/loan/screen.tsx', "export { r } from '@/routes/loan';"],
    ['only for a type', 'src/domain/money.ts', "import type { B } from '@/ui/button';"],
    ['from a test too', 'src/features/chat/queries.test.ts', "import { s } from '@/features/loan/screen';"],
    ['from a folder nobody knows', 'src/helpers/x.ts', 'export {};'],
    ['to the mocks from a page', 'src/features/loan/screen.tsx', "await import('@mocks/browser');"],
    ['to the mocks, statically', 'src/features/demo/start-demo.ts', "import { start } from '@mocks/browser';"],
    ['from the mocks into a feature', 'mocks/db.ts', "import { q } from '@/features/chat/queries';"],
    ['out of a room by a relative path', 'src/domain/money.ts', "import { a } from '../lib/a';"],
    ['inside a room by the alias', 'mocks/db.ts', "import { b } from '@mocks/browser';"],
    ['to tools and tests', 'src/domain/money.ts', "import { a } from '../../tests/support/a';"],
    ['with a file extension', 'src/domain/money.ts', "import { a } from '@/lib/a.ts';"],
  ])('%s are found', (_, file, text) => {
    expect(findForbiddenImports(withFile(file, text))).toHaveLength(1);
  });
});
