// npx tsx scripts/serve.ts DIR [--port 4173] [--base /app/] [--gateway ORIGIN] [--framed]: serves a build by hand.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseBasePath } from '@/config/base-path';
import { serve } from './lib/serve';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4173' },
    base: { type: 'string', default: '/' },
    gateway: { type: 'string' },
    framed: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
if (!directory || !existsSync(directory))
  throw new Error(`There is no folder ${directory ?? '(none named)'} to serve: build first.`);

const basePath = parseBasePath(values.base);
if (basePath === null) throw new Error(`--base must be the path of a folder such as /app/ (is "${values.base}").`);

const { port } = await serve({
  directory,
  basePath,
  port: Number(values.port),
  ...(values.gateway && { gateway: values.gateway }),
  ...(values.framed && { frameAncestors: "'self'" as const }),
});
console.log(`${directory} on http://127.0.0.1:${port}${basePath}`);
