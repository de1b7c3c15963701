// @vitest-environment node
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './programs';

let folder = '';

async function program(name: string, exitCode: number): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\nexit ${exitCode}\n`);
  await chmod(file, 0o755);
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chromium-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('the browser is the one that CHROMIUM_PATH names', async () => {
  const chosen = await program('my-browser', 0);
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(findChromium()).toBe(chosen);
});

it('no shell is used beside the browser that CHROMIUM_PATH names', async () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', folder);
  await program('chrome-headless-shell', 0);
  expect(findHeadlessShell()).not.toBeNull();
  vi.stubEnv('CHROMIUM_PATH', await program('my-browser', 0));
  expect(findHeadlessShell()).toBeNull();
});

it('another browser is found if the one that CHROMIUM_PATH names does not start', async () => {
  const broken = await program('broken', 127);
  vi.stubEnv('CHROMIUM_PATH', broken);
  expect(findChromium()).not.toBe(broken);
});
