import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { createProgress, quoted } from './progress';

type TestError = { message?: string; diff?: string; stack?: string };

/** Message, difference, and the place in our own code. */
function describe({ message = '', diff = '', stack = '' }: TestError): string {
  const place = stack.split('\n').find((line) => /^\s+at |❯/.test(line) && !line.includes('node_modules')) ?? '';
  return stripVTControlCharacters([message, diff, place].filter(Boolean).join('\n'));
}

/** Vitest reporter of `npm test`: a bar on a terminal, failures whole, nothing of tests that pass. */
export default class VitestReporter implements Reporter {
  readonly #progress = createProgress(`vitest-${process.pid}`);

  onTestModuleCollected(module: TestModule): void {
    this.#progress.total += [...module.children.allTests()].length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') return;
    const file = test.module.relativeModuleId;
    this.#progress.add(
      state === 'passed'
        ? null
        : {
            title: `${file} > ${test.fullName}`,
            errors: errors.map(describe),
            command: `npx vitest run ${quoted(file)} -t ${quoted(test.name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))}`,
          },
    );
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly TestError[]): void {
    for (const module of modules)
      for (const error of module.errors())
        this.#progress.addError(`${module.relativeModuleId} cannot be loaded\n${describe(error)}`);
    for (const error of unhandled) this.#progress.addError(`An error outside of any test\n${describe(error)}`);
    this.#progress.end();
  }
}
