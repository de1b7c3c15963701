// npm test: everything the checks need, then the checks. Plain Node up to the point where the packages are there.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, workableRoot } from './lib/install.mjs';

const root = workableRoot(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.chdir(root);

/**
 * Sets up one program that some of the checks need, or says why it is not there: what can run without it still runs.
 * @param {string} name
 * @param {() => string} ensure finds or installs it, and gives its path
 */
function setUp(name, ensure) {
  try {
    console.log(`${name}: ${ensure()}`);
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    // Where every change is checked nothing may be left out.
    if (process.env.REQUIRE_ALL === 'true')
      throw new Error(`${name} is required here (REQUIRE_ALL=true).`, { cause: error });
  }
}

try {
  ensureInstalled(root);
  // From here on with what is installed in that folder.
  const scripts = pathToFileURL(path.join(root, 'scripts/')).href;
  const { tsImport } = await import(pathToFileURL(path.join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href);
  const { ensureChromium, ensureHeadlessShell } = await tsImport('./lib/chromium.ts', scripts);
  const { ensureNginx } = await tsImport('./lib/nginx.ts', scripts);
  const { run } = await tsImport('./lib/run.ts', scripts);
  setUp('Chromium', ensureChromium);
  setUp('Chromium without its window', () => ensureHeadlessShell() ?? 'none, Chromium itself has to do');
  setUp('nginx', () => ensureNginx().binary);
  run('npm', ['run', '--silent', 'check']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
