// npm run openapi: writes contract/generated/openapi.json from src/platform/api/contract. Run it after a change of the
// contract; a test fails until then.
import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi/document';
import { examplesFromSeeds } from './openapi/examples';

const file = 'contract/generated/openapi.json';
writeFileSync(file, openApiText(await examplesFromSeeds()));
console.log(`${file} is written.`);
