// Serves a build: tsx scripts/serve.ts DIR --port N [--gateway http://127.0.0.1:4010] [--framed]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from './lib/serve';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4173' },
    gateway: { type: 'string' },
    framed: { type: 'boolean', default: false },
  },
});
const [directory] = positionals;
if (!directory || !existsSync(directory))
  throw new Error(`There is no folder ${directory ?? '(none named)'} to serve: build first.`);

const { port } = await serve({
  directory,
  port: Number(values.port),
  ...(values.gateway && { gateway: values.gateway }),
  ...(values.framed && { frameAncestors: "'self'" as const }),
});
console.log(`${directory} on http://127.0.0.1:${port}`);
