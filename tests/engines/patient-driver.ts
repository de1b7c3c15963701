import { setTimeout as wait } from 'node:timers/promises';
import { describeTarget, type Driver, findExpression, type Target } from './driver';

/** Ms within which a page must do what is expected of it. Generous: engines are compared here, not timed. */
const timeoutMs = 20_000;

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

/** A person's hand and eye: like a driver, with the patience to wait until something is there. */
export function patientDriver(driver: Driver) {
  const ask = (what: string, body: string) =>
    eventually(what, async () => {
      const value = await driver.run(body);
      if (value === null || value === undefined || value === false || value === '') throw new Error('nothing there');
      return value;
    });
  const seeTarget = async (target: Target) =>
    void (await ask(`${describeTarget(target)} is not seen`, `return ${findExpression(target)} !== null`));
  return {
    tap(css: string, text?: string) {
      const target = { css, ...(text !== undefined && { text }) };
      return eventually(`${describeTarget(target)} cannot be tapped`, async () => {
        // A driver is told a place, and taps there, whatever has moved meanwhile: a page that is still filling moves.
        if ((await driver.run(standsStill(target))) !== true) throw new Error('it is moving');
        await driver.click(target);
      });
    },
    async type(css: string, text: string) {
      await eventually(`${css} cannot be typed into`, () => driver.type({ css }, text));
    },
    async choose(css: string, file: string) {
      await seeTarget({ css });
      await driver.choose({ css }, file);
    },
    see: (text: string, css = 'body') => seeTarget({ css, text }),
    async seeAddress(pattern: RegExp) {
      await eventually(`The address does not become ${String(pattern)}`, async () => {
        const address = String(await driver.run('return location.href'));
        if (!pattern.test(address)) throw new Error(`it is ${address}`);
      });
    },
    /** @param body of an async function in the page; waits until it gives something else than nothing */
    ask: (body: string): Promise<unknown> => ask('The page does not give what is asked', body),
  };
}

export type PatientDriver = ReturnType<typeof patientDriver>;
