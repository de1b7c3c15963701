import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { createProgress, quoted } from './progress';

const describe = ({ message = '', snippet = '' }: TestError) =>
  stripVTControlCharacters([message, snippet].filter(Boolean).join('\n'));

/** Playwright reporter of `npm test`: a bar on a terminal, failures whole, nothing of tests that pass. */
export default class PlaywrightReporter implements Reporter {
  readonly #progress = createProgress(`playwright-${process.pid}`);

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'skipped') return;
    const [, project = '', , ...titles] = test.titlePath();
    const place = `${path.relative('.', test.location.file)}:${test.location.line}`;
    this.#progress.add(
      test.ok()
        ? null
        : {
            title: `${place} (${project}) > ${titles.join(' > ')}`,
            errors: errors.map(describe),
            command: `npx playwright test ${quoted(place)} --project=${project}`,
          },
    );
  }

  onError(error: TestError): void {
    this.#progress.addError(describe(error));
  }

  onEnd(): void {
    this.#progress.end();
  }

  printsToStdio(): boolean {
    return true;
  }
}
