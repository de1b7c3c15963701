// npm start: install if needed, build the demo, serve it. Plain Node up to the point where the packages are there.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, workableRoot } from './lib/install.mjs';

const root = workableRoot(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
process.chdir(root);

try {
  ensureInstalled(root);
  // From here on with what is installed in that folder.
  const scripts = pathToFileURL(path.join(root, 'scripts/')).href;
  const { tsImport } = await import(pathToFileURL(path.join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href);
  const { startDemo } = await tsImport('./start-demo.ts', scripts);
  await startDemo(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
