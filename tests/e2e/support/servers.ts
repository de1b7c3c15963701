// The servers of the end-to-end tests, on ports that the system chooses: tsx tests/e2e/support/servers.ts demo
// production TEST_NOW, an ISO moment, is the time there and in the pages, else the next noon in Jakarta: what is due
// today would be late where a lender's midnight comes in the middle of a test.
import { existsSync } from 'node:fs';
import { shiftDate } from '../../support/shift-date';
import { openMockServer, openSite } from '../../support/site';
import { measureSlowness } from './measure-slowness';

const wanted = new Set(process.argv.slice(2));
const day = 86_400_000;
const noon = 5 * 3_600_000;
const realNow = Date.now();
const now = process.env['TEST_NOW'] ?? new Date(Math.ceil((realNow - noon) / day) * day + noon).toISOString();
shiftDate(globalThis, now);

/** @throws Error with a sentence for the person at the terminal when there is no such build */
function built(directory: string): string {
  if (!existsSync(directory)) throw new Error(`There is no folder ${directory} to serve: build first.`);
  return directory;
}

const portOf = (origin: string) => new URL(origin).port;

const found: Record<string, string> = { clock_offset: String(Date.parse(now) - realNow) };
if (wanted.has('demo'))
  found['demo_port'] = portOf((await openSite({ directory: built('dist-demo'), frameAncestors: "'self'" })).origin);
if (wanted.has('production')) {
  const { origin: gateway } = await openMockServer();
  const { origin } = await openSite({ directory: built('dist'), gateway });
  Object.assign(found, { production_port: portOf(origin), gateway_port: portOf(gateway) });
}
const port = found['production_port'] ?? found['demo_port'] ?? '0';
found['slowness'] = (await measureSlowness(`http://127.0.0.1:${port}`, port === found['demo_port'])).toFixed(2);
// Every server in one line, in the order in which playwright.config.ts reads them.
console.log(
  ['demo_port', 'production_port', 'gateway_port', 'clock_offset', 'slowness']
    .map((name) => `${name}=${found[name] ?? '0'}`)
    .join(' '),
);
