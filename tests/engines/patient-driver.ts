import { setTimeout as wait } from 'node:timers/promises';
import { describeTarget, type Driver, findExpression, type Target } from './driver';

/** Ms within which a page must do what is expected of it. Generous: engines are compared here, not timed. */
const timeoutMs = 20_000;

/** A person's hand and eye: like a driver, with the patience to wait until something is there. */
export type PatientDriver = {
  tap: (css: string, text?: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
  choose: (css: string, file: string) => Promise<void>;
  see: (text: string, css?: string) => Promise<void>;
  seeAddress: (pattern: RegExp) => Promise<void>;
  /** @param body of an async function in the page; waits until it gives something else than nothing */
  ask: (body: string) => Promise<unknown>;
};

async function eventually<Value>(what: string, attempt: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline)
        throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    await wait(150);
  }
}

/**
 * Body of a function in the page: whether something is there and has not moved for a moment, where a tap would find it.
 */
function standsStill(target: Target): string {
  return `const find = () => ${findExpression(target)};
  const placeOf = () => JSON.stringify(find()?.getBoundingClientRect() ?? null);
  find()?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = placeOf();
  await new Promise((resolve) => setTimeout(resolve, 250));
  return before !== 'null' && placeOf() === before;`;
}

/** @param driver a browser that has a page open */
export function patientDriver(driver: Driver): PatientDriver {
  const ask = (what: string, body: string) =>
    eventually(what, async () => {
      const value = await driver.run(body);
      if (value === null || value === undefined || value === false || value === '') throw new Error('nothing there');
      return value;
    });
  const seeTarget = async (target: Target) =>
    void (await ask(`${describeTarget(target)} is not seen`, `return ${findExpression(target)} !== null`));
  return {
    tap(css, text) {
      const target = { css, ...(text !== undefined && { text }) };
      return eventually(`${describeTarget(target)} cannot be tapped`, async () => {
        // A driver is told a place, and taps there, whatever has moved meanwhile: a page that is still filling moves.
        if ((await driver.run(standsStill(target))) !== true) throw new Error('it is moving');
        await driver.click(target);
      });
    },
    async type(css, text) {
      await eventually(`${css} cannot be typed into`, () => driver.type({ css }, text));
    },
    async choose(css, file) {
      await seeTarget({ css });
      await driver.choose({ css }, file);
    },
    see: (text, css = 'body') => seeTarget({ css, text }),
    async seeAddress(pattern) {
      await eventually(`The address does not become ${String(pattern)}`, async () => {
        const address = String(await driver.run('return location.href'));
        if (!pattern.test(address)) throw new Error(`it is ${address}`);
      });
    },
    ask: (body) => ask('The page does not give what is asked', body),
  };
}
