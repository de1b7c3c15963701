// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRelease } from './release';

const commit = '12724b6d45c0aa11bb22cc33dd44ee55ff667788';
let root = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  writeFileSync(path.join(root, 'package.json'), '{"version":"1.2.3"}');
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the version and the commit, with .modified for changes', () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x');
  const head = git('rev-parse', 'HEAD').trim();
  expect(readRelease(root, { VITE_COMMIT: commit }, '{}')).toEqual({
    version: '1.2.3',
    commit: head,
    isModified: false,
    name: `1.2.3+${head.slice(0, 12)}.4413`,
  });
  // A new file can be in the build, too.
  writeFileSync(path.join(root, 'new.ts'), 'x');
  expect(readRelease(root, {}, '{}').isModified).toBe(true);
  rmSync(path.join(root, 'new.ts'));
  writeFileSync(path.join(root, 'package.json'), '{"version":"1.2.4"}');
  expect(readRelease(root, {}, '{}').name).toMatch(/^1\.2\.4\+[0-9a-f]{12}\.modified\.4413$/);
  // A copy inside another repository is not that repository's release.
  const inner = path.join(root, 'unpacked');
  mkdirSync(inner);
  writeFileSync(path.join(inner, 'package.json'), '{"version":"2.0.0"}');
  expect(readRelease(inner, {}, '{}').name).toBe('2.0.0+unknown.4413');
});

it.each([
  [{ VITE_COMMIT: commit, GITHUB_SHA: 'ffffffffff' }, '1.2.3+12724b6d45c0.4413'],
  [{ VITE_COMMIT: ' 12724B6 ' }, '1.2.3+12724b6.4413'],
  [{ VITE_COMMIT: '', CI_COMMIT_SHA: commit }, '1.2.3+12724b6d45c0.4413'],
  [{ COMMIT_REF: 'main', GIT_COMMIT: commit }, '1.2.3+12724b6d45c0.4413'],
  [{}, '1.2.3+unknown.4413'],
])('without git it is the commit of the environment: %j', (env, name) => {
  expect(readRelease(root, env, '{}')).toMatchObject({ name, isModified: null });
});

it('refuses a VITE_COMMIT that is no commit', () => {
  expect(() => readRelease(root, { VITE_COMMIT: 'v1.2.3' }, '{}')).toThrow('VITE_COMMIT: must be a commit');
});

it('differs for other switches or market packs of the same commit', () => {
  const names = ['{"lender":"A"}', '{"lender":"B"}'].map(
    (settings) => readRelease(root, { VITE_COMMIT: commit }, settings).name,
  );
  expect(new Set(names).size).toBe(2);
});
