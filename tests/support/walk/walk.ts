import { inspect } from 'node:util';
import type { MockServer } from '@mocks/node';
import { createJudge } from './judge';
import { createPhone } from './phone';
import { opened, passed, type Step, type World } from './steps';

/** The network works again, and the borrower looks at the loan and the records. */
const atEnd: readonly Step[] = [{ does: 'calm' }, opened('/loanDetails'), passed(6_000), opened('/records')];

/**
 * Walks through the pages of payments, and compares after each step what they say with what is true.
 * @throws Error with the first false statement, the world and the steps
 */
export async function walk(server: MockServer, world: World, steps: readonly Step[]): Promise<void> {
  const phone = createPhone(server, world);
  const judge = createJudge(phone);
  const secondWindow: Step[] = world.hasTwoWindows ? [{ ...opened('/loanDetails'), window: 1 }] : [];
  try {
    for (const one of [...world.before, ...secondWindow, ...steps, ...atEnd]) {
      judge.check(await phone.take(one), one);
      if (judge.faults.length > 0) break;
    }
    if (judge.faults.length === 0) judge.checkEnd();
  } finally {
    phone.end();
  }
  if (judge.faults.length === 0) return;
  throw new Error([...judge.faults, inspect(world, { depth: 4 }), ...phone.trace].join('\n'));
}
