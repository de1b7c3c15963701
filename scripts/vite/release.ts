// Part of every build: its version and commit.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The release of a build. */
export type Release = {
  /** Of package.json. */
  version: string;
  /** Forty digits, or as many as the environment variable has; `unknown` without one. */
  commit: string;
  /** Whether a file differs from that commit, or is new and git does not ignore it; `null` without git. */
  isModified: boolean | null;
  /**
   * As in pages and files: `0.1.0+12724b6d45c0.c3f1`, `….modified.c3f1`, `0.1.0+unknown.c3f1`. Its end is another one
   * with other switches or market packs.
   */
  name: string;
};

/** Environment variables with the commit, for a build without git: our switch, then those of common services. */
const variables = [
  'VITE_COMMIT',
  'GITHUB_SHA',
  'CI_COMMIT_SHA',
  'BITBUCKET_COMMIT',
  'BUILD_SOURCEVERSION',
  'CIRCLE_SHA1',
  'CF_PAGES_COMMIT_SHA',
  'COMMIT_REF',
  'VERCEL_GIT_COMMIT_SHA',
  'GIT_COMMIT',
];

function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The checked-out commit; `null` without git, and in a copy inside another repository. */
function checkedOut(root: string): Pick<Release, 'commit' | 'isModified'> | null {
  if (git(root, 'ls-files', '--error-unmatch', 'package.json') === null) return null;
  const commit = git(root, 'rev-parse', 'HEAD');
  const isModified = git(root, 'status', '--porcelain', '--', '.') !== '';
  return commit === null ? null : { commit, isModified };
}

function commitOfEnvironment(env: Readonly<Record<string, string | undefined>>): string {
  for (const name of variables) {
    const value = env[name]?.trim().toLowerCase();
    if (!value) continue;
    if (/^[0-9a-f]{7,40}$/.test(value)) return value;
    // Variables of other programs may mean something else; our switch must be a commit.
    if (name === 'VITE_COMMIT') throw new Error(`VITE_COMMIT: must be a commit of 7 to 40 digits (is "${value}")`);
  }
  return 'unknown';
}

/**
 * The release of this build, with the commit from git, or from the environment.
 * @param root folder of the project
 * @param settings switches and market packs of the build, as text
 * @throws Error if VITE_COMMIT is not a commit
 */
export function readRelease(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  settings: string,
): Release {
  const { version = '0.0.0' } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version?: string;
  };
  const { commit, isModified } = checkedOut(root) ?? { commit: commitOfEnvironment(env), isModified: null };
  const ends = [commit.slice(0, 12), ...(isModified ? ['modified'] : []), hash('sha256', settings).slice(0, 4)];
  return { version, commit, isModified, name: `${version}+${ends.join('.')}` };
}
