// The servers of the end-to-end tests, on ports that the system chooses: tsx tests/e2e/support/servers.ts demo production
// TEST_NOW, an ISO moment, is the time there; the pages are told by how much the clock was moved.
import { existsSync } from 'node:fs';
import { serve } from '../../../scripts/lib/serve';
import { openSite } from '../../kill/lib/site';
import { shiftDate } from '../../support/shift-date';

const wanted = new Set(process.argv.slice(2));
const now = process.env['TEST_NOW'];
const realNow = Date.now();
if (now) shiftDate(globalThis, now);

/** @throws Error with a sentence for the person at the terminal when there is no such build */
function built(directory: string): string {
  if (!existsSync(directory)) throw new Error(`There is no folder ${directory} to serve: build first.`);
  return directory;
}

const portOf = (origin: string) => new URL(origin).port;

const found: Record<string, string> = { clock_offset: String(now ? Date.parse(now) - realNow : 0) };
if (wanted.has('demo')) found['demo_port'] = String((await serve({ directory: built('dist-demo'), port: 0, frameAncestors: "'self'" })).port);
if (wanted.has('production')) {
  const { origin, gateway } = await openSite(built('dist'));
  Object.assign(found, { production_port: portOf(origin), gateway_port: portOf(gateway) });
}
// Every server in one line, in the order in which playwright.config.ts reads them.
console.log(['demo_port', 'production_port', 'gateway_port', 'clock_offset'].map((name) => `${name}=${found[name] ?? '0'}`).join(' '));
