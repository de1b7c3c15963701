// @vitest-environment node
import { expect, it } from 'vitest';
import { readFiles } from '../../scripts/lib/source-files';
import { findForbiddenImports } from './lib/layers';

it('imports run one way, between layers that know each other', () => {
  const sources = readFiles(['src', 'config', 'contract', 'mocks', 'scripts', 'tests'], /\.(?:tsx?|mts|mjs)$/);
  expect(findForbiddenImports(sources)).toEqual([]);
});
