// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../../scripts/lib/source-files';
import { findForbiddenImports, layerOf } from './layers';

const project = [
  'src/platform/browser/a.ts',
  'src/domain/money.ts',
  'src/platform/api/http.ts',
  'src/platform/storage/store.ts',
  'src/ui/button.tsx',
  'src/boot/router.tsx',
  'src/features/chat/queries.ts',
  'src/features/loan/screen.tsx',
  'src/routes/loan.tsx',
  'src/internal/demo/start-demo.ts',
  'mocks/browser.ts',
  'mocks/db.ts',
  'contract/conformance/meter.ts',
  'contract/server/walks.ts',
  'scripts/pictures.ts',
  'scripts/lib/serve.ts',
  'scripts/vite/icon.ts',
  'tests/support/a.ts',
  'tests/e2e/support/launch.ts',
  'tests/e2e/both/loan.spec.ts',
];

function withFile(file: string, text: string): SourceFile[] {
  return [...project.filter((name) => name !== file).map((name) => ({ path: name, text: '' })), { path: file, text }];
}

describe('layers', () => {
  it('are named after folders, features each a layer of its own', () => {
    expect(layerOf('src/features/chat/deep/file.ts')).toBe('features/chat');
    expect(layerOf('src/ui/button.tsx')).toBe('ui');
    expect(layerOf('src/main.tsx')).toBe('main');
    expect(layerOf('src/boot/app.tsx')).toBe('boot');
    expect(layerOf('mocks/handlers/loan.ts')).toBe('mocks');
    expect(layerOf('src/internal/desk/player/player.ts')).toBe('internal');
    expect(layerOf('contract/server/walks.ts')).toBe('contract');
    expect(layerOf('contract/conformance/meter.ts')).toBe('contract/conformance');
    expect(layerOf('scripts/pictures.ts')).toBe('scripts');
    expect(layerOf('scripts/vite/icon.ts')).toBe('scripts/vite');
    expect(layerOf('tests/e2e/support/access/names.ts')).toBe('tests/e2e/support');
    expect(layerOf('tests/e2e/demo/access/print.spec.ts')).toBe('tests/e2e');
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
    ['src/internal/demo/start-demo.ts', "await import('@mocks/browser'); import { r } from '@/boot/router';"],
    ['src/internal/desk/main.tsx', "import { start } from '../demo/start-demo';"],
    ['src/features/loan/screen.test.tsx', "import { db } from '@mocks/db';"],
    [
      'mocks/db.ts',
      "import type { M } from '@/domain/money'; import { h } from '@/platform/api/http'; export * from './browser';",
    ],
    ['src/internal/demo/panel.tsx', "import { m } from '@contract/conformance/meter';"],
    ['mocks/db.ts', "import { m } from '@contract/conformance/meter';"],
    ['contract/server/walks.ts', "import { d } from '@mocks/db'; import { m } from '@contract/conformance/meter';"],
    ['src/features/loan/screen.test.tsx', "import { a } from '../../../tests/support/a';"],
    ['scripts/pictures.ts', "import { s } from './lib/serve'; import { i } from './vite/icon.ts';"],
    ['scripts/vite/icon.ts', "import { m } from '../../src/domain/money.ts'; import { s } from '../lib/serve.ts';"],
    ['tests/e2e/both/loan.spec.ts', "import { l } from '../support/launch'; import { db } from '@mocks/db';"],
    ['tests/e2e/support/launch.ts', "import { a } from '../../support/a'; import '../../../scripts/lib/serve';"],
  ])('of %s that run the right way pass', (file, text) => {
    expect(findForbiddenImports(withFile(file, text))).toEqual([]);
  });

  it.each([
    ['to the right', 'src/domain/money.ts', "import { s } from '@/platform/storage/store';"],
    ['from the platform to the components', 'src/platform/api/http.ts', "import { b } from '@/ui/button';"],
    ['to a pack', 'src/features/loan/screen.tsx', "import { rules } from '@markets/india.json';"],
    ['to another feature', 'src/features/chat/queries.ts', "import { s } from '@/features/loan/screen';"],
    ['to another feature, by a relative path', 'src/features/chat/queries.ts', "import { s } from '../loan/screen';"],
    ['to a route', 'src/features/loan/screen.tsx', "export { r } from '@/routes/loan';"],
    ['only for a type', 'src/domain/money.ts', "import type { B } from '@/ui/button';"],
    ['from a test too', 'src/features/chat/queries.test.ts', "import { s } from '@/features/loan/screen';"],
    ['from a folder nobody knows', 'src/helpers/x.ts', 'export {};'],
    ['to the mocks from a page', 'src/features/loan/screen.tsx', "await import('@mocks/browser');"],
    ['to the demo', 'src/boot/router.tsx', "await import('@/internal/demo/start-demo');"],
    [
      'to the demo, from a test',
      'src/features/loan/screen.test.tsx',
      "import { d } from '@/internal/demo/start-demo';",
    ],
    ['to the contract tools', 'src/features/loan/screen.tsx', "import { m } from '@contract/conformance/meter';"],
    ['to the contract tools of servers', 'src/internal/demo/panel.tsx', "import { w } from '@contract/server/walks';"],
    [
      'from the contract tools to a feature',
      'contract/server/walks.ts',
      "import { q } from '@/features/chat/queries';",
    ],
    ['from the mocks into a feature', 'mocks/db.ts', "import { q } from '@/features/chat/queries';"],
    ['out of a layer by a relative path', 'src/domain/money.ts', "import { b } from '../ui/button';"],
    ['inside a layer by the alias', 'mocks/db.ts', "import { b } from '@mocks/browser';"],
    ['to tools and tests', 'src/domain/money.ts', "import { a } from '../../tests/support/a';"],
    ['from the product to tools', 'src/domain/money.ts', "import { s } from '../../scripts/lib/serve';"],
    ['from its tests to more than support', 'src/ui/a.test.tsx', "import { l } from '../../tests/e2e/support/launch';"],
    ['from scripts to tests', 'scripts/pictures.ts', "import { a } from '../tests/support/a';"],
    ['from what scripts share to one of them', 'scripts/lib/serve.ts', "import { i } from '../vite/icon';"],
    ['to a program', 'tests/support/a.ts', "import '../../scripts/pictures';"],
    ['from what tests share to the end-to-end tests', 'tests/support/a.ts', "import '../e2e/support/launch';"],
    ['to a test', 'tests/e2e/demo/x.spec.ts', "import { x } from '../both/loan.spec';"],
    ['from a folder of tools nobody knows', 'scripts/helpers/x.ts', 'export {};'],
    ['with a file extension', 'src/domain/money.ts', "import { a } from '@/domain/a.ts';"],
  ])('%s are found', (_, file, text) => {
    expect(findForbiddenImports(withFile(file, text))).toHaveLength(1);
  });
});
