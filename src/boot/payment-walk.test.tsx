import { inspect } from 'node:util';
import { createMockServer } from '@mocks/node';
import { examples } from '@tests/support/walk/examples';
import { createJudge } from '@tests/support/walk/judge';
import { createPhone } from '@tests/support/walk/phone';
import { opened, passed, steps, type Step, world, type World } from '@tests/support/walk/steps';
import { holdTime } from '@tests/support/walk/time';
import fc from 'fast-check';

const server = createMockServer();

/** The network works again, and the borrower looks at the loan and the records. */
const atEnd: readonly Step[] = [{ does: 'calm' }, opened('/loanDetails'), passed(6_000), opened('/records')];

/**
 * Walks through the pages of payments, and compares after each step what they say with what is true.
 * @throws Error with the first false statement, the world and the steps
 */
async function walk(begins: World, taken: readonly Step[]): Promise<void> {
  const phone = createPhone(server, begins);
  const judge = createJudge(phone);
  const secondWindow: Step[] = begins.hasTwoWindows ? [{ ...opened('/loanDetails'), window: 1 }] : [];
  try {
    for (const one of [...begins.before, ...secondWindow, ...taken, ...atEnd]) {
      judge.check(await phone.take(one), one);
      if (judge.faults.length > 0) break;
    }
    if (judge.faults.length === 0) judge.checkEnd();
  } finally {
    phone.end();
  }
  if (judge.faults.length === 0) return;
  throw new Error([...judge.faults, inspect(begins, { depth: 4 }), ...phone.trace].join('\n'));
}

beforeEach(holdTime);

it.each(Object.entries(examples))('no page says something false: %s', async (_, [begins, then]) => {
  await expect(walk(begins, then)).resolves.toBeUndefined();
});

/** `npm run check -- fuzz` walks many more times. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 40) / 8;

it.each([1, 2, 3, 4, 5, 6, 7, 8])('no page says something false, and nothing is paid twice: part %i', (part) =>
  fc.assert(fc.asyncProperty(world, steps, walk), { numRuns, seed: (fc.readConfigureGlobal().seed ?? 0) + part }),
);
