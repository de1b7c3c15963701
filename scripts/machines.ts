// npm run machines [-- "node=24 zone=America/St_Johns processors=0 load=1 runs=10 steps=unit" …]: runs the checks as other
// machines would: what is committed, in a fresh clone whose folder has an awkward name, under another Node, zone, locale, date
// and fonts, on fewer processors, with load beside it. Prints a row for each machine. Without arguments it plays the machines of
// the list below, and writes their rows into docs/quality.md.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from './lib/run';

/** A machine to play, and how often which steps run on it. */
type Machine = {
  /** Major version of Node; empty: the one that runs this. */
  node: string;
  zone: string;
  locale: string;
  /** When the tests' day begins (ISO), empty: now. */
  now: string;
  /** Folder with the only fonts that the machine has, empty: those it has. */
  fonts: string;
  /** The processors that the tests may use, as `taskset -c` takes them; empty: all. */
  processors: string;
  /** Busy programs beside the tests, on the same processors. */
  load: number;
  runs: number;
  /** Steps of `npm run check`, separated by commas; empty: `npm test`; `all`: `npm run test:all`. */
  steps: string;
};

type Outcome = { counts: string; isGreen: boolean; seconds: number };

const plain: Machine = {
  node: '',
  zone: 'UTC',
  locale: 'C',
  now: '',
  fonts: '',
  processors: '',
  load: 0,
  runs: 1,
  steps: '',
};

const machines: readonly Machine[] = [
  plain,
  { ...plain, node: '22', zone: 'America/St_Johns', locale: 'id_ID.UTF-8', load: 2 },
  { ...plain, node: '24', zone: 'Asia/Kolkata', fonts: '/usr/share/fonts/truetype/dejavu', load: 4 },
  { ...plain, zone: 'America/Los_Angeles', now: '2028-02-29T16:59:30Z', steps: 'unit' },
  { ...plain, node: '24', zone: 'Pacific/Kiritimati', now: '2026-12-31T23:59:30Z', steps: 'unit' },
  { ...plain, node: '22', zone: 'Asia/Jakarta', now: '2027-01-31T16:59:30Z', load: 8, steps: 'unit' },
  { ...plain, processors: '0', load: 1, runs: 20 },
  { ...plain, processors: '0', load: 1, runs: 5, steps: 'all' },
];

const quality = 'docs/quality.md';
const marks = /(<!-- machines -->\n)[\s\S]*(<!-- end of machines -->)/;
const cache = path.resolve('.cache/machines');

/** @throws Error naming what it does not understand */
function parseMachine(text: string): Machine {
  const given = text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => part.split(/=(.*)/s));
  const unknown = given.filter(([name = '']) => !(name in plain)).map(([name]) => name);
  if (unknown.length > 0)
    throw new Error(`A machine has no ${unknown.join(', ')}; it has ${Object.keys(plain).join(', ')}.`);
  const values: Record<string, string> = Object.fromEntries(given);
  return { ...plain, ...values, load: Number(values['load'] ?? 0), runs: Number(values['runs'] ?? 1) };
}

/** @returns the folder with the binary of a Node, fetched from the package registry once */
function folderOfNode(major: string): string {
  if (major === '') return path.dirname(process.execPath);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = path.join(cache, `node-${major}`);
  if (!existsSync(path.join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true });
    capture('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${major}`]);
  }
  return path.join(folder, 'node_modules', name, 'bin');
}

/** A machine on which these are the only fonts, for whatever asks fontconfig. */
function onlyFonts(folder: string, fonts: string): Record<string, string> {
  if (fonts === '') return {};
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fonts</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}

/** A command that runs on these processors alone. */
const on = (processors: string, ...command: string[]) =>
  processors === '' ? command : ['taskset', '-c', processors, ...command];

function makeBusy(programs: number, processors: string): ChildProcess[] {
  return Array.from({ length: programs }, () => {
    const [command = '', ...args] = on(processors, process.execPath, '-e', 'for (;;);');
    const busy = spawn(command, args, { stdio: 'ignore' });
    if (busy.pid !== undefined) setPriority(busy.pid, 5);
    return busy;
  });
}

/** The commands behind two values of `steps`. */
const whole: Readonly<Record<string, string>> = { '': 'npm test', all: 'npm run test:all' };

/** What stays as it is from run to run on one machine. */
const builds: ReadonlySet<string> = new Set(['chromium', 'nginx', 'build', 'demo', 'worker', 'folder', 'folder-demo']);

/** Clones what is committed, and runs the checks there as often as wanted. What each run prints is kept in a file. */
function play(machine: Machine, number: number): Outcome[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  // Only `npm test` works in a folder that the build tool cannot read.
  const clone = path.join(folder, ['', 'all'].includes(machine.steps) ? 'a clône #1 100%20' : 'a clône 1');
  const busy = makeBusy(machine.load, machine.processors);
  const env = {
    ...process.env,
    CI: 'true',
    PATH: `${folderOfNode(machine.node)}${path.delimiter}${process.env['PATH'] ?? ''}`,
    TZ: machine.zone,
    LANG: machine.locale,
    LC_ALL: machine.locale,
    ...(machine.now !== '' && { TEST_NOW: machine.now }),
    ...onlyFonts(folder, machine.fonts),
  };

  function runOnce(turn: number): Outcome {
    const begun = performance.now();
    const steps = machine.steps.split(',').filter((name) => name !== '' && (turn === 1 || !builds.has(name)));
    const install = turn === 1 ? 'npm ci --no-audit --no-fund && ' : '';
    const line = whole[machine.steps] ?? `${install}npm run check -- ${steps.join(' ')}`;
    const [command = '', ...args] = on(machine.processors, 'sh', '-c', line);
    const { stdout, stderr, status } = spawnSync(command, args, {
      cwd: clone,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    writeFileSync(path.join(cache, `${number}-${turn}.log`), stdout + stderr);
    const counts = /^\d+ passed, \d+ failed$/m.exec(stdout)?.[0] ?? 'ended before it counted';
    const outcome = { counts, isGreen: status === 0, seconds: Math.round((performance.now() - begun) / 1000) };
    console.log(
      `${outcome.isGreen ? '✓' : '✗'} machine ${number}, run ${turn} of ${machine.runs}: ${counts} in ${outcome.seconds} s`,
    );
    return outcome;
  }

  try {
    mkdirSync(cache, { recursive: true });
    capture('git', ['clone', '--quiet', '.', clone]);
    return Array.from({ length: machine.runs }, (_, index) => runOnce(index + 1));
  } finally {
    for (const program of busy) program.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function rowOf(machine: Machine, outcomes: readonly Outcome[]): string {
  const green = outcomes.filter(({ isGreen }) => isGreen).length;
  const counts = [...new Set(outcomes.map((outcome) => outcome.counts))].join('; ');
  const seconds = outcomes.map((outcome) => outcome.seconds).sort((a, b) => a - b);
  const cells = [
    machine.node || process.versions.node.replace(/\..*/, ''),
    machine.zone,
    machine.locale,
    machine.now || 'today',
    machine.fonts === '' ? 'as they are' : path.basename(machine.fonts),
    machine.processors === '' ? 'all' : machine.processors.split(',').length,
    machine.load,
    whole[machine.steps] ?? machine.steps,
    `${green} of ${outcomes.length}`,
    counts,
    `${seconds[0]} to ${seconds.at(-1)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const given = process.argv.slice(2).map(parseMachine);
const rows = [
  '| Node | zone | locale | date | fonts of the machine | processors | load | command or steps | green | tests | seconds, the first with install and builds |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];
let areAllGreen = true;
for (const [index, machine] of (given.length > 0 ? given : machines).entries()) {
  const outcomes = play(machine, index + 1);
  areAllGreen &&= outcomes.every(({ isGreen }) => isGreen);
  rows.push(rowOf(machine, outcomes));
}
console.log(`\n${rows.join('\n')}\n\nWhat each printed is in ${path.relative('.', cache)}.`);
// A part of the list says too little to be written down.
if (given.length === 0)
  writeFileSync(
    quality,
    readFileSync(quality, 'utf8').replace(
      marks,
      (_, begin: string, end: string) => `${begin}\n${rows.join('\n')}\n\n${end}`,
    ),
  );
if (!areAllGreen) process.exitCode = 1;
