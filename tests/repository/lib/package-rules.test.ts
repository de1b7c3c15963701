// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findLockAddresses, findLockDrift, findLockHoles, findLooseVersions } from './package-rules';

describe('dependencies', () => {
  it('are pinned', () => {
    expect(
      findLooseVersions({
        dependencies: { a: '1.2.3', b: '^1.2.3' },
        devDependencies: { c: 'latest', d: '2.0.0-rc.1' },
      }),
    ).toEqual(['b@^1.2.3', 'c@latest']);
  });

  it('are the same in both files', () => {
    expect(findLockDrift({ dependencies: { a: '1.0.0' } }, { dependencies: { a: '1.0.0' } })).toEqual([]);
    expect(
      findLockDrift(
        { dependencies: { a: '1.0.0', b: '1.0.0' } },
        { dependencies: { a: '1.0.1' }, devDependencies: { c: '1.0.0' } },
      ),
    ).toHaveLength(3);
  });

  it('are locked for every platform', () => {
    const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } };
    const locked = { version: '1.0.0' };
    const [linux, mac] = ['node_modules/@tool/linux', 'node_modules/@tool/mac'];
    expect(findLockHoles({ 'node_modules/tool': tool, [linux]: locked })).toEqual([
      '@tool/mac, wanted by node_modules/tool',
    ]);
    expect(findLockHoles({ 'node_modules/tool': tool, [linux]: locked, [mac]: { version: '2.0.0' } })).toHaveLength(1);
    expect(
      findLockHoles({
        'node_modules/a/node_modules/tool': tool,
        [`node_modules/a/${linux}`]: locked,
        [mac]: locked,
      }),
    ).toEqual([]);
  });

  it('come from no fixed address', () => {
    expect(findLockAddresses('{"resolved": "https://example.com/a.tgz", "integrity": "x"}')).toEqual([
      'https://example.com/a.tgz',
    ]);
    expect(findLockAddresses('{"version": "1.0.0"}')).toEqual([]);
  });
});
