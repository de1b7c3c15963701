// npm test: everything the checks need, then the checks. Plain Node up to the point where the packages are there.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

try {
  ensureInstalled(root);
  const { tsImport } = await import('tsx/esm/api');
  const { ensureChromium, ensureHeadlessShell } = await tsImport('./lib/chromium.ts', import.meta.url);
  console.log(`Chromium: ${ensureChromium()}`);
  console.log(`Without its window: ${ensureHeadlessShell() ?? 'none, Chromium itself has to do'}`);
  const { ensureNginx } = await tsImport('./lib/nginx.ts', import.meta.url);
  try {
    console.log(`nginx: ${ensureNginx().binary}`);
  } catch (error) {
    // On a developer's machine only these tests are left out; where every change is checked none may be.
    if (process.env.CI) throw error;
    console.log(`${error instanceof Error ? error.message : String(error)} Its end-to-end tests are left out.`);
  }
  const { run } = await tsImport('./lib/run.ts', import.meta.url);
  run('npm', ['run', '--silent', 'check']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
