import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi/document';

const file = 'docs/openapi.json';

writeFileSync(file, openApiText());
console.log(`${file} is written.`);
