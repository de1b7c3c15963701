import type { SourceFile } from '../../../scripts/lib/source-files';
import { findForbiddenImports } from './layers';

const product =
  'platform/browser/a.ts domain/money.ts platform/api/http.ts platform/storage/store.ts ui/button.tsx boot/router.tsx ' +
  'features/chat/queries.ts features/loan/screen.tsx routes/loan.tsx internal/demo/start-demo.ts';
const around =
  'mocks/browser.ts mocks/db.ts contract/conformance/meter.ts contract/server/walks.ts scripts/pictures.ts ' +
  'scripts/lib/serve.ts scripts/vite/icon.ts tests/support/a.ts tests/e2e/support/launch.ts tests/e2e/both/loan.spec.ts';
const project = [...product.split(' ').map((name) => `src/${name}`), ...around.split(' ')];

function withFile(file: string, text: string): SourceFile[] {
  return [...project.filter((name) => name !== file).map((name) => ({ path: name, text: '' })), { path: file, text }];
}

// Allowed imports are in the project itself: tests/repository/imports.test.ts.
it.each([
  ['from the platform to the components', 'src/platform/api/http.ts', "import { b } from '@/ui/button';"],
  ['to a pack', 'src/features/loan/screen.tsx', "import { rules } from '@markets/india.json';"],
  ['to another feature', 'src/features/chat/queries.ts', "import { s } from '@/features/loan/screen';"],
  ['to a route', 'src/features/loan/screen.tsx', "export { r } from '@/routes/loan';"],
  ['only for a type', 'src/domain/money.ts', "import type { B } from '@/ui/button';"],
  ['from a test too', 'src/features/chat/queries.test.ts', "import { s } from '@/features/loan/screen';"],
  ['from an unknown folder', 'src/helpers/x.ts', 'export {};'],
  ['to the mocks from a page', 'src/features/loan/screen.tsx', "await import('@mocks/browser');"],
  ['to the demo from a test', 'src/features/loan/screen.test.tsx', "import { d } from '@/internal/demo/start-demo';"],
  ['to the contract tools', 'src/features/loan/screen.tsx', "import { m } from '@contract/conformance/meter';"],
  ['to the contract tools of servers', 'src/internal/demo/panel.tsx', "import { w } from '@contract/server/walks';"],
  ['from contract tools to a feature', 'contract/server/walks.ts', "import { q } from '@/features/chat/queries';"],
  ['from the mocks into a feature', 'mocks/db.ts', "import { q } from '@/features/chat/queries';"],
  ['out of a layer by a relative path', 'src/domain/money.ts', "import { b } from '../ui/button';"],
  ['inside a layer by the alias', 'mocks/db.ts', "import { b } from '@mocks/browser';"],
  ['to tools and tests', 'src/domain/money.ts', "import { a } from '@tests/support/a';"],
  ['from the product to tools', 'src/domain/money.ts', "import { s } from '../../scripts/lib/serve';"],
  ['from its tests to more than support', 'src/ui/a.test.tsx', "import { l } from '../../tests/e2e/support/launch';"],
  ['from scripts to tests', 'scripts/pictures.ts', "import { a } from '../tests/support/a';"],
  ['from what scripts share to one of them', 'scripts/lib/serve.ts', "import { i } from '../vite/icon';"],
  ['to a program', 'tests/support/a.ts', "import '../../scripts/pictures';"],
  ['from what tests share to the end-to-end tests', 'tests/support/a.ts', "import '../e2e/support/launch';"],
  ['to a test', 'tests/e2e/demo/x.spec.ts', "import { x } from '../both/loan.spec';"],
  ['from an unknown folder of tools', 'scripts/helpers/x.ts', 'export {};'],
  ['with a file extension', 'src/domain/money.ts', "import { a } from '@/domain/a.ts';"],
])('imports %s are found', (_, file, text) => expect(findForbiddenImports(withFile(file, text))).toHaveLength(1));
