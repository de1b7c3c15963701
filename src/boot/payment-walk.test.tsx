import { createMockServer } from '@mocks/node';
import { examples } from '@tests/support/walk/examples';
import { holdTime } from '@tests/support/walk/pages-of-browser';
import { steps, world } from '@tests/support/walk/steps';
import { walk } from '@tests/support/walk/walk';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';

const server = createMockServer();

beforeEach(holdTime);

/** `npm run check -- fuzz` walks many more times. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 40);

it.each(Object.entries(examples))('no page says something false: %s', async (_, [begins, then]) => {
  await expect(walk(server, begins, then)).resolves.toBeUndefined();
});

it('no page says something false about a payment, and nothing is paid twice without a question', async () => {
  await fc.assert(
    fc.asyncProperty(world, steps, async (begins, then) => {
      await expect(walk(server, begins, then)).resolves.toBeUndefined();
    }),
    { numRuns },
  );
}, 3_600_000);
