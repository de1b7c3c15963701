// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLockAddresses, findLockDrift, findLockHoles, findLooseVersions, type Manifest } from './lib/package-rules';

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lockText = readFileSync('package-lock.json', 'utf8');
const lock: { packages: Record<string, Manifest> } = JSON.parse(lockText);

describe('packages', () => {
  it('are pinned to one version', () => {
    expect(findLooseVersions(manifest)).toEqual([]);
  });

  it('are locked as the manifest names them', () => {
    expect(findLockDrift(manifest, lock.packages[''] ?? {})).toEqual([]);
  });

  it('are locked for every platform, so that a clean install works', () => {
    expect(findLockHoles(lock.packages)).toEqual([]);
  });

  it('are locked without addresses', () => {
    expect(findLockAddresses(lockText)).toEqual([]);
  });
});
