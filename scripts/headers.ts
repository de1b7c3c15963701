// Prints the security headers of a build for nginx: tsx scripts/headers.ts dist [--api https://api.example.com] > security-headers.conf
// What stands inline in the pages is allowed by hash, so the headers belong to the build they were printed from.
import { parseArgs } from 'node:util';
import { readFiles } from '../tests/repository/lib/source-files';
import { securityHeaders } from './lib/security-headers';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { api: { type: 'string', multiple: true, default: [] } } });
const [folder = 'dist'] = positionals;
const pages = readFiles([folder], /\.html$/).map(({ text }) => text);
if (pages.length === 0) throw new Error(`${folder} holds no page: build first.`);

for (const [name, value] of Object.entries(securityHeaders(pages, { apiOrigins: values.api }))) {
  console.log(`add_header ${name} "${value}" always;`);
}
console.log('add_header strict-transport-security "max-age=31536000" always;');
