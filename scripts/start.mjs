// npm start: install if needed, build the demo, serve it. Plain Node up to the point where the packages are there.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

try {
  ensureInstalled(root);
  const { tsImport } = await import('tsx/esm/api');
  const { startDemo } = await tsImport('./start-demo.ts', import.meta.url);
  await startDemo();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
