import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/** One test that failed. */
export type Failure = {
  /** File and titles of the test. */
  title: string;
  /** The messages of its errors. */
  errors: readonly string[];
  /** The command that runs this test alone. */
  command: string;
};

const folder = '.cache/counts';
const barWidth = 30;
/** Lines of an error that are shown: the message comes first, and a page that is printed below it has hundreds. */
const errorLines = 40;

const shortened = (error: string) => error.trim().split('\n').slice(0, errorLines).join('\n');

/** The bar of a run as one line of text: `━━━━━━───  12 of 60, 1 failed`. */
export function progressLine({ passed, failed }: Counts, total: number): string {
  const done = Math.min(passed + failed, total);
  const filled = total === 0 ? 0 : Math.round((done / total) * barWidth);
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  return `${'━'.repeat(filled)}${'─'.repeat(barWidth - filled)}  ${done} of ${total}${failures}`;
}

/** Puts an argument of a command in quotes where the shell would split or read it. */
export function quoted(argument: string): string {
  return /^[\w./:@=-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}

/**
 * Follows one run of tests: a bar on a terminal, no output for a test that passes, each failure at once and whole.
 * @param name names the file in which `end` writes the counts
 * @param stream where it prints; only a terminal gets the bar
 */
export function createProgress(name: string, stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout) {
  const counts: Counts = { passed: 0, failed: 0 };
  const clearLine = () => stream.isTTY && stream.write('\r\u001B[2K');

  return {
    total: 0,
    /** Counts a test that ended, and shows it if it failed. */
    add(failure: Failure | null): void {
      counts[failure === null ? 'passed' : 'failed'] += 1;
      clearLine();
      if (failure !== null)
        stream.write(
          `\n✗ ${failure.title}\n${failure.errors.map(shortened).join('\n')}\n  Run it alone: ${failure.command}\n\n`,
        );
      if (stream.isTTY) stream.write(progressLine(counts, this.total));
    },
    /** Counts and shows an error that belongs to no test: a file that cannot be loaded, a server that does not start. */
    addError(message: string): void {
      counts.failed += 1;
      clearLine();
      stream.write(`\n✗ ${shortened(message)}\n\n`);
    },
    /** Writes the counts to a file, from which `readCounts` adds up those of all runs. */
    end(): void {
      clearLine();
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(counts));
    },
  };
}

/** Removes the counts of earlier runs. */
export function clearCounts(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns the sum of the counts that were written since `clearCounts` */
export function readCounts(): Counts {
  mkdirSync(folder, { recursive: true });
  const sum: Counts = { passed: 0, failed: 0 };
  for (const file of readdirSync(folder)) {
    const { passed, failed }: Counts = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
