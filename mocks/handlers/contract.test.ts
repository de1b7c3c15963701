// @vitest-environment jsdom
import { registry } from '@contract/conformance/registry';
import { scenarios } from '../scenarios';
import { stage } from '../test-support/client';
import { walk } from '../test-support/walk';
import { handlers } from './all';

/** The other calls are tested by walking through the whole contract (contract/server/walks.test.ts). */
const hostile = scenarios.filter(({ plan }) => plan.isHostile).map(({ name }) => name);

describe('the handlers', () => {
  it('answer every call of the contract, each once', () => {
    expect(handlers.map((handler) => handler.call.name).sort()).toEqual(registry.map((call) => call.name).sort());
  });

  it.each(hostile)('give answers that the contract can parse, or refuse: %s', async (name) => {
    const steps = await walk(stage(name));
    expect(
      steps
        .filter(({ outcome }) => outcome instanceof Error)
        .map(({ call, outcome }) => `${call.name}: ${String(outcome)}`),
    ).toEqual([]);
    expect(steps.length).toBeGreaterThanOrEqual(registry.length);
  });
});
