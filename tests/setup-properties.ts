import fc from 'fast-check';

const seed = process.env['PROPERTY_SEED'];
const runs = process.env['PROPERTY_RUNS'];

// The same cases in every run, so that a change alone turns a test red. `npm run check -- fuzz` looks
// further, elsewhere each time.
fc.configureGlobal({
  seed: seed === undefined ? 20_260_101 : Number(seed),
  ...(runs !== undefined && { numRuns: Number(runs) }),
});
