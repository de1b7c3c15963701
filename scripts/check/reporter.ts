// The reporter of npm test, for Vitest and for Playwright: prints each failing test at once, and nothing for one that
// passes.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type * as playwright from '@playwright/test/reporter';
import type * as vitest from 'vitest/node';

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/** One line for each run of tests since `clearCounts`: its counts as JSON. */
const countsFile = '.cache/test-counts';
/** The message of an error comes first; a page that is printed below it can have hundreds of lines. */
const errorLines = 40;

type VitestError = { message?: string; diff?: string; stack?: string };

/** Removes the counts of earlier runs. */
export function clearCounts(): void {
  rmSync(countsFile, { force: true });
}

/** @returns the sum of the counts that reporters wrote since `clearCounts` */
export function readCounts(): Counts {
  const runs = existsSync(countsFile) ? readFileSync(countsFile, 'utf8').trim().split('\n') : [];
  const counts = runs.map((line) => JSON.parse(line) as Counts);
  const sum = (key: keyof Counts) => counts.reduce((total, run) => total + run[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Puts an argument of a command in quotes where a shell would split or read it. */
export function quoted(argument: string): string {
  return /^[\w./:@=-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}

/** The variables that decide which tests there are, before a command that repeats one. */
const settings = () =>
  ['FAULTS', 'PROPERTY_SEED', 'PROPERTY_RUNS']
    .map((name) => (process.env[name] === undefined ? '' : `${name}=${quoted(process.env[name])} `))
    .join('');

/** The message of an error, what was expected, and the place in our own code. */
function describe(...parts: (string | undefined)[]): string {
  const text = stripVTControlCharacters(parts.filter(Boolean).join('\n')).trim();
  return text.split('\n').slice(0, errorLines).join('\n');
}

function describeVitest({ message, diff, stack = '' }: VitestError): string {
  const place = stack.split('\n').find((line) => /^\s+at |❯/.test(line) && !line.includes('node_modules'));
  return describe(message, diff, place);
}

/** Vitest and Playwright call different methods of it. */
export default class QuietReporter implements vitest.Reporter, playwright.Reporter {
  readonly #stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  readonly #counts: Counts = { passed: 0, failed: 0 };
  #total = 0;

  /** @param options `stream` is where it prints, the terminal unless set; only a terminal shows how far the run is */
  constructor(options: { stream?: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> } = {}) {
    this.#stream = options.stream ?? process.stdout;
  }

  #clearLine(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001B[2K');
  }

  #pass(): void {
    this.#counts.passed += 1;
    this.#showProgress();
  }

  #fail(title: string, errors: readonly string[], command?: string): void {
    this.#counts.failed += 1;
    this.#clearLine();
    const repeat = command === undefined ? [] : [`  Run it alone: ${command}`];
    this.#stream.write(`\n${[`✗ ${title}`, ...errors, ...repeat].join('\n')}\n\n`);
    this.#showProgress();
  }

  #showProgress(): void {
    if (!this.#stream.isTTY) return;
    const { passed, failed } = this.#counts;
    this.#clearLine();
    this.#stream.write(`${passed + failed} of ${this.#total}${failed === 0 ? '' : `, ${failed} failed`}`);
  }

  #end(): void {
    this.#clearLine();
    mkdirSync(path.dirname(countsFile), { recursive: true });
    appendFileSync(countsFile, `${JSON.stringify(this.#counts)}\n`);
  }

  onTestModuleCollected(module: vitest.TestModule): void {
    this.#total += [...module.children.allTests()].length;
  }

  onTestCaseResult(test: vitest.TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed') this.#pass();
    if (state !== 'failed') return;
    const file = test.module.relativeModuleId;
    const pattern = test.name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const command = `${settings()}npx vitest run ${quoted(file)} -t ${quoted(pattern)}`;
    this.#fail(`${file} > ${test.fullName}`, errors.map(describeVitest), command);
  }

  onTestRunEnd(modules: readonly vitest.TestModule[], unhandled: readonly VitestError[]): void {
    for (const module of modules)
      for (const error of module.errors())
        this.#fail(`${module.relativeModuleId} cannot be loaded`, [describeVitest(error)]);
    for (const error of unhandled) this.#fail('An error outside of any test', [describeVitest(error)]);
    this.#end();
  }

  onBegin(_config: playwright.FullConfig, suite: playwright.Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: playwright.TestCase, { status, errors }: playwright.TestResult): void {
    if (status === 'skipped') return;
    if (test.ok()) return this.#pass();
    const [, project = '', , ...titles] = test.titlePath();
    const place = `${path.relative('.', test.location.file)}:${test.location.line}`;
    this.#fail(
      `${place} (${project}) > ${titles.join(' > ')}`,
      errors.map(({ message, snippet }) => describe(message, snippet)),
      `npx playwright test ${quoted(place)} --project=${project}`,
    );
  }

  onError({ message, snippet }: playwright.TestError): void {
    this.#fail('An error outside of any test', [describe(message, snippet)]);
  }

  onEnd(): void {
    this.#end();
  }

  printsToStdio(): boolean {
    return true;
  }
}
