// npm run check: everything that runs on every change, in order, up to the first failure.
// Names as arguments run only those steps: npm run check -- types lint
import { rmSync } from 'node:fs';
import { checkBudget } from './check/budget';
import { checkContract } from './check/contract';
import { checkCatalogs, checkRouteTree } from './check/generated';
import { checkOutput } from './check/output';
import { checkSecondTries, countTests, playwrightReport, vitestReport } from './check/test-counts';
import { run } from './lib/run';

const steps: Record<string, () => void | Promise<void>> = {
  routes: checkRouteTree,
  types: () => run('tsc', ['--noEmit']),
  lint: () => run('oxlint', ['--type-aware', '--deny-warnings']),
  catalogs: checkCatalogs,
  unit: () => run('vitest', ['run', '--project', 'rules', '--project', 'screens', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  contract: checkContract,
  build: () => run('vite', ['build', '--logLevel', 'warn']),
  demo: () => run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']),
  worker: () => run('vite', ['build', '--outDir', 'dist-worker', '--logLevel', 'warn'], { VITE_SERVICE_WORKER: 'on' }),
  output: () => checkOutput('dist'),
  budget: () => checkBudget('dist', 'dist-worker'),
  e2e: () => {
    run('playwright', ['test']);
    checkSecondTries();
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}.`);

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

let failure: unknown = null;
rmSync(vitestReport, { force: true });
rmSync(playwrightReport, { force: true });
const begun = performance.now();
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  console.log(`\n── ${name}`);
  try {
    await step();
  } catch (error) {
    failure = error;
    console.error(`\n✗ ${name} (${seconds(started)}): ${error instanceof Error ? error.message : String(error)}`);
    break;
  }
  console.log(`✓ ${name} (${seconds(started)})`);
}

const { passed, failed } = countTests();
console.log(`\nAll of it took ${seconds(begun)}.`);
// A step that fails without a failing test (types, lint, a build) counts as one failure.
console.log(`${passed} passed, ${failure === null ? failed : Math.max(1, failed)} failed`);
if (failure !== null) process.exitCode = 1;
