import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplesFromSeeds } from './check/openapi-examples';
import { brunoFiles, brunoFolder } from './openapi/bruno';
import { openApiText } from './openapi/document';

const file = 'docs/openapi.json';
writeFileSync(file, openApiText(await examplesFromSeeds()));

rmSync(brunoFolder, { recursive: true, force: true });
for (const [name, text] of brunoFiles()) {
  const target = path.join(brunoFolder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
console.log(`${file} and ${brunoFolder} are written.`);
