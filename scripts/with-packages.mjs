// npm start and npm test: installs what package-lock.json says, then runs a program of this folder by its name.
// Plain Node, because the packages may not be there yet: node scripts/with-packages.mjs check all
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
  const [name] = process.argv.splice(2, 1);
  await tsImport(`./${name}.ts`, scripts);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
