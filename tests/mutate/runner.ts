// tests/mutate/mutate.ts: runs each test again with each change that it met.
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';

const { MUTANT_KILLS = '', MUTANT_MS } = process.env;
/** Only this clock goes on while a test holds the time still. */
const now = performance.now.bind(performance);
/** Milliseconds of one test, after which a mutant counts as one that never ends. */
const limit = 10_000;

/** The switches of the mutants: one is on at most. */
const mutation = {
  on: 0,
  met: new Set<number>(),
  until: Infinity,
  isOn(id: number): boolean {
    this.met.add(id);
    if (id !== this.on) return false;
    this.stopIfEndless();
    return true;
  },
  stopIfEndless(): void {
    if (this.on !== 0 && now() > this.until) throw new Error('The mutant never ends.');
  },
};
Object.assign(globalThis, { mutation });

const killed = new Set(Array.from(readFileSync(MUTANT_KILLS, 'utf8').matchAll(/^\d+/gm), ([id]) => Number(id)));
/** By mutant, the milliseconds that tests have cost with it. */
const spent = new Map<number, number>();

/**
 * Runs each test as it is, then again with each mutant that it met and that no test has killed so far. These are
 * further tries of Vitest, so hooks run as around any test. After a kill the test runs once more as it is: where it
 * fails then, the mutant has broken something for good, and the rest of the file is left out.
 */
export default class MutantRunner extends TestRunner {
  private waiting: number[] = [];
  private began = 0;
  private brokenFile = '';

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.brokenFile === test.file.filepath) test.mode = 'skip';
    test.retry = 100_000;
    mutation.on = 0;
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    delete test.result?.errors;
    if (mutation.on === 0) mutation.met.clear();
    this.began = now();
    mutation.until = this.began + limit;
  }

  /** Decides what the next try is: Vitest makes one as long as the test has failed. */
  onAfterRetryTask(test: RunnerTestCase, { retry }: { retry: number }): void {
    const { result } = test;
    if (result === undefined || result.state === 'skip') return;
    const { on } = mutation;
    const took = now() - this.began;
    const hasFailed = result.state === 'fail';
    const fitsIn = (id: number) => !killed.has(id) && (spent.get(id) ?? 0) + took < Number(MUTANT_MS);
    if (on === 0 && hasFailed) {
      this.brokenFile = test.file.filepath;
      this.waiting = [];
    } else if (retry === 0) this.waiting = [...mutation.met].filter(fitsIn);
    spent.set(on, (spent.get(on) ?? 0) + took);
    if (on !== 0 && hasFailed) {
      killed.add(on);
      appendFileSync(MUTANT_KILLS, `${on} ${test.file.name}: ${test.name}\n`);
    }
    const isCheckedNext = on !== 0 && hasFailed;
    mutation.on = isCheckedNext ? 0 : (this.waiting.shift() ?? 0);
    const isOver = mutation.on === 0 && !isCheckedNext;
    result.state = isOver ? 'pass' : 'fail';
    result.errors = isOver ? [] : [{ message: 'Again, with a mutant' }];
  }
}
