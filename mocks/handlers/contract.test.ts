// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { registry } from '@/api/contract/registry';
import { scenarios } from '../scenarios';
import { stage } from '../test-support/client';
import { surplusFields } from '@/api/conformance/surplus-fields';
import { walk } from '../test-support/walk';
import { handlers } from './all';

const names = scenarios.map((scenario) => scenario.name);

describe('the handlers', () => {
  it('answer every call of the contract, each once', () => {
    expect(handlers.map((handler) => handler.call.name).sort()).toEqual(registry.map((call) => call.name).sort());
  });

  it.each(names)('give answers that the contract can read, or refuse: %s', async (name) => {
    const steps = await walk(stage(name));
    expect(steps.filter(({ outcome }) => outcome instanceof Error).map(({ call, outcome }) => `${call.name}: ${String(outcome)}`)).toEqual([]);
    expect(steps.length).toBeGreaterThanOrEqual(registry.length);
  });

  it('succeed with every call somewhere', async () => {
    // These three between them open everything; walking through every scenario again kept a busy machine for half a minute.
    const steps = (await Promise.all(['card-repayment', 'extension-available', 'complaint-answered'].map((name) => walk(stage(name))))).flat();
    const answered = new Set(steps.filter(({ outcome }) => outcome === 'answered').map(({ call }) => call.name));
    expect(registry.map((call) => call.name).filter((name) => !answered.has(name))).toEqual([]);
  });

  it.each(['extension-available', 'overdue-in', 'complaint-answered', 'settled'])('send what the contract names and nothing else: %s', async (name) => {
    const scene = stage(name);
    await walk(scene);
    const calls = scene.backend.log.entries().filter((entry) => entry.call !== 'get-captcha');
    expect(calls.length).toBe(scene.bodies.length);
    const surplus = calls.flatMap((entry, index) => {
      const answer = registry.find((call) => call.name === entry.call)?.answer;
      const body: unknown = JSON.parse(scene.bodies[index] ?? '');
      const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
      return answer ? surplusFields(answer, data).map((field) => `${entry.call}: ${field}`) : [entry.call];
    });
    expect(surplus).toEqual([]);
  });
});
