// npm run openapi: writes docs/openapi.json from the contract, after a change of src/platform/api/contract. A
// test says when it is due.
import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi/document';
import { examplesFromSeeds } from './openapi/examples';

const file = 'docs/openapi.json';
writeFileSync(file, openApiText(await examplesFromSeeds()));
console.log(`${file} is written.`);
