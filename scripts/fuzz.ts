// npm run fuzz [-- file …]: the properties of the rules with fresh random cases, many more than a check has time for.
// Prints the seed, so that what it finds can be seen again: PROPERTY_SEED=… npm run fuzz
import { run } from './lib/run';

const { PROPERTY_SEED = String(Date.now() % 2 ** 31), PROPERTY_RUNS = '5000' } = process.env;
console.log(`PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_RUNS=${PROPERTY_RUNS}`);
run('vitest', ['run', '--project', 'rules', '--testTimeout', '300000', ...process.argv.slice(2)], { PROPERTY_SEED, PROPERTY_RUNS });
