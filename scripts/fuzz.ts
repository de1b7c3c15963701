// npm run fuzz [-- file …]: the properties of the rules with fresh random cases, many more than a check has time for.
// Prints the seed, so that what it finds can be seen again: PROPERTY_SEED=… npm run fuzz
import { run } from './lib/run';

const { PROPERTY_SEED = String(Date.now() % 2 ** 31), PROPERTY_RUNS = '5000' } = process.env;
console.log(`PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_RUNS=${PROPERTY_RUNS}`);
const files = process.argv.slice(2);
run('vitest', ['run', '--project', 'rules', '--testTimeout', '300000', ...files], { PROPERTY_SEED, PROPERTY_RUNS });
// What is sent, against the mock backend, in random sequences: a process for each thousand, so that what one finds is told soon.
const batch = 1_000;
const total = Number(process.env['PROPERTY_RUNS'] ?? '10000');
for (let done = 0; files.length === 0 && done < total; done += batch) {
  const seed = String(Number(PROPERTY_SEED) + done);
  console.log(`${done} of ${total} sequences, PROPERTY_SEED=${seed}`);
  run('vitest', ['run', 'tests/delivery'], {
    PROPERTY_SEED: seed,
    PROPERTY_RUNS: String(Math.min(batch, total - done)),
  });
}
