// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findForbiddenImports } from './lib/rooms';
import { readProductCode } from './lib/source-files';

const sources = readProductCode();

describe('imports', () => {
  it('run one way, between rooms that know each other', () => {
    expect(findForbiddenImports(sources)).toEqual([]);
  });
});
