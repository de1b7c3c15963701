import { readFiles } from '../../scripts/lib/source-files';
import { findForbiddenImports } from './lib/layers';

it('each layer imports only the layers that it may import', () => {
  const sources = readFiles(['src', 'config', 'contract', 'mocks', 'scripts', 'tests'], /\.(?:tsx?|mts|mjs)$/);
  expect(findForbiddenImports(sources)).toEqual([]);
});
