// @vitest-environment jsdom
import { registry } from '@contract/conformance/registry';
import { clientOn } from '@tests/support/client';
import { envelopeOf, fillAnswer, hostileAnswers, markup, pollution } from '@tests/support/hostile-answers';
import { asyncProperty, check } from 'fast-check';
import type { CallDefinition } from '../define-call';
import { isApiError, UnreadableAnswerError } from '../errors';

/**
 * Time of the processor, milliseconds, which other programs cannot use up; far too short for what grows with a square.
 */
const limitMs = 1_500;

/** What the client makes of a body: the parsed answer, or whatever it threw. */
async function outcomeOf(call: CallDefinition, text: string): Promise<{ answer: unknown } | { error: unknown }> {
  const client = clientOn(() => Promise.resolve(new Response(text)));
  return client.call(call, {}).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const long = 'a <b>&amp;'.repeat(30_000);

const reachable = ['polluted', 'then', '0'];
const isClean = () =>
  reachable.every((name) => Reflect.get({}, name) === undefined && Reflect.get(Array.prototype, name) === undefined);

const enveloped = registry.filter((call) => call.envelope !== 'none');
const named = (calls: typeof registry) => calls.map((call) => [call.name, call] as const);

describe('an answer written by an attacker', () => {
  it.each(named(registry))('%s is parsed, or refused by an ApiError that does not quote it', async (_name, call) => {
    const property = asyncProperty(hostileAnswers(call), async (data) => {
      const outcome = await outcomeOf(call, JSON.stringify(envelopeOf(call, data, { message: markup })));
      if (!isClean()) return false;
      if ('answer' in outcome) return true;
      return (
        isApiError(outcome.error) &&
        outcome.error.message.length < 200 &&
        !/owned|evil|polluted/.test(outcome.error.message)
      );
    });
    const { counterexample } = await check(property, { numRuns: 40 });
    expect(counterexample).toBeNull();
  });

  it.each(named(enveloped))('%s is parsed in 1.5 s, however long or deep it is', async (_name, call) => {
    const written = (fill: (block: string) => unknown, count: number) =>
      JSON.stringify(envelopeOf(call, fillAnswer(call, fill, count)));
    const filled = written((block) => (block === 'MinorUnits' ? '5000' : 'HERE'), 1);
    const bodies = [
      JSON.stringify(envelopeOf(call, 'HERE')).replace('"HERE"', deep),
      filled.replace('"HERE"', deep),
      filled.replace('HERE', long),
      filled.replace('HERE', ' '.repeat(200_000)),
      written(() => [], 20),
    ];
    const began = process.cpuUsage();
    const outcomes = await Promise.all(bodies.map((text) => outcomeOf(call, text)));
    for (const outcome of outcomes) if ('error' in outcome) expect(isApiError(outcome.error)).toBe(true);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(limitMs);
  });

  it.each(named(enveloped))('%s gives the caller only the fields of the contract', async (_name, call) => {
    const filled = fillAnswer(call, (block) => (block === 'MinorUnits' ? '5000' : '7'), 1);
    const more =
      typeof filled === 'object' && filled !== null && typeof pollution === 'object'
        ? { ...filled, ...pollution, extra: 1 }
        : pollution;
    const outcome = await outcomeOf(call, JSON.stringify(envelopeOf(call, more)));
    expect(
      JSON.stringify('answer' in outcome ? outcome.answer : null, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    ).not.toMatch(/polluted|extra/);
    expect(isClean()).toBe(true);
  });
});

it.each([
  ['text for an object', '"secret-value"'],
  ['text for a list', '{"repayPlanDetail":{"repayWaitDetail":"secret-value"}}'],
  ['an object inside', '{"repayPlanDetail":{"repayWaitDetail":[{"totalAmount":"1","amount":{"secret-value":1}}]}}'],
])('the error of an unreadable answer names the field and not its value: %s', async (_what, data) => {
  const plan = enveloped.find((call) => call.name === 'loan-play-detail');
  if (!plan) throw new Error('There is no such call');
  const outcome = await outcomeOf(plan, `{"code":"00","data":${data}}`);
  const error = 'error' in outcome ? outcome.error : null;
  expect(error).toBeInstanceOf(UnreadableAnswerError);
  expect(String(error)).toMatch(/^(?!.*secret-value).*loan-play-detail/s);
});
