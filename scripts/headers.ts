// npm run --silent headers -- dist > security-headers.conf: prints the headers of a build for nginx.
// Options: --api https://api.example.com (may be repeated); --policy-reports /policy-reports.
// They allow the inline scripts and styles of the pages by hash, so each build needs its own headers.
import { parseArgs } from 'node:util';
import { securityHeaders } from './lib/security-headers';
import { readFiles } from './lib/source-files';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string', multiple: true, default: [] }, 'policy-reports': { type: 'string' } },
});
const [folder = 'dist', ...surplus] = positionals;
// Without the two dashes npm removes the options and passes on only their values.
if (surplus.length > 0)
  throw new Error(`What is ${surplus.join(' ')}? Write: npm run --silent headers -- ${folder} --api …`);
const pages = readFiles([folder], /\.html$/).map(({ text }) => text);
if (pages.length === 0) throw new Error(`${folder} has no page: build first.`);

// Which sites may frame a page depends on the page: deploy/nginx.conf maps these two variables.
const headers = Object.entries(
  securityHeaders(pages, {
    apiOrigins: values.api,
    ...(values['policy-reports'] === undefined ? {} : { policyReports: values['policy-reports'] }),
  }),
);
for (const [name, value] of headers) {
  const mapped =
    name === 'x-frame-options'
      ? '$frame_options'
      : value.replace("frame-ancestors 'none'", 'frame-ancestors $frame_ancestors');
  console.log(`add_header ${name} "${mapped.replaceAll('"', '\\"')}" always;`);
}
console.log('add_header strict-transport-security "max-age=31536000" always;');
