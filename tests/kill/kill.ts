// npm run check -- kill: kills the browser at random moments of every form, looks what is there afterwards, and writes
// the table of docs/kill-tests.md. It writes with `--write` alone. KILL_SEED=17 KILL_RUNS=1 npm run check -- kill
// repeats one run. KILL_RUNS is 200, KILL_WORKERS 2 and KILL_SEED 1 unless set.
import { existsSync } from 'node:fs';
import { publish } from '../../scripts/check/tables';
import { measureSlowness } from '../e2e/support/measure-slowness';
import { openMockServer, openSite } from '../support/site';
import { cardForm } from './forms/card';
import { chatInFlight, chatInput, chatQueue } from './forms/chat';
import { complaintInFlight, complaintOutbox } from './forms/complaint-sending';
import { complaintPictures, complaintText } from './forms/complaint-writing';
import { cardPayment, loanConfirmation } from './forms/in-flight';
import { registrationGone, registrationTab } from './forms/registration';
import { paymentClaim, virtualAccount } from './forms/virtual-account';
import { type KillForm, playOnce } from './lib/play';

/** Everything that is typed, picked or sent. A run's seed says which of them it is. */
const killForms: readonly KillForm[] = [
  complaintText,
  complaintPictures,
  complaintInFlight,
  complaintOutbox,
  chatInput,
  chatQueue,
  chatInFlight,
  cardForm,
  registrationTab,
  registrationGone,
  loanConfirmation,
  cardPayment,
  virtualAccount,
  paymentClaim,
];

function formOf(seed: number): KillForm {
  const form = killForms[seed % killForms.length];
  if (!form) throw new Error(`A seed is a whole number from 0, not ${seed}.`);
  return form;
}

const build = 'dist';

function setting(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number from 0.`);
  return value;
}

const first = setting('KILL_SEED', 1);
const runs = setting('KILL_RUNS', 200);
const workers = setting('KILL_WORKERS', 2);
if (!existsSync(build)) throw new Error(`There is no ${build}: npm run build first.`);

const server = await openMockServer();
const site = await openSite({ directory: build, gateway: server.origin });
process.env['E2E_SLOWNESS'] = String(await measureSlowness(site.origin, false));
const survived = new Map<number, boolean>();

async function play(seed: number): Promise<void> {
  const { name } = formOf(seed);
  try {
    await playOnce(formOf(seed), seed, site, server);
    survived.set(seed, true);
    console.log(`✓ seed ${seed} · ${name}`);
  } catch (error) {
    survived.set(seed, false);
    console.error(`✗ seed ${seed} · ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const seeds = Array.from({ length: runs }, (_, index) => first + index);

async function work(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) await play(seed);
}

await Promise.all(Array.from({ length: workers }, work));
await site.stop();
server.close();

const rows = killForms.map(({ name, promise }, index) => {
  const played = [...survived].filter(([seed]) => seed % killForms.length === index);
  return { name, promise, runs: played.length, survived: played.filter(([, isThere]) => isThere).length };
});
const sum = (read: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + read(row), 0);
const table = [
  '| Form | What must be there after the kill | Runs | Survived |',
  '|---|---|---:|---:|',
  ...rows.map((row) => `| ${row.name} | ${row.promise} | ${row.runs} | ${row.survived} |`),
  `| **All** | | **${sum((row) => row.runs)}** | **${sum((row) => row.survived)}** |`,
].join('\n');
// Some of the runs alone are too few for the table.
publish(table, 'docs/kill-tests.md', 'kills', process.argv.includes('--write') && first === 1 && runs >= 200);
const failed = [...survived].flatMap(([seed, isThere]) => (isThere ? [] : [seed]));
if (failed.length > 0) {
  console.error(
    `\nTo repeat one: ${failed.map((seed) => `KILL_SEED=${seed} KILL_RUNS=1 npm run check -- kill`).join('\n')}`,
  );
  process.exitCode = 1;
}
