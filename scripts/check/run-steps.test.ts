import { describe, expect, it } from 'vitest';
import { runSteps, type Step } from './run-steps';

/** Steps that write down when they begin and end. */
function recorded(shapes: Record<string, Omit<Step, 'run'> & { fails?: boolean }>) {
  const log: string[] = [];
  const steps = Object.entries(shapes).map(([name, { fails = false, ...shape }]): [string, Step] => [
    name,
    {
      ...shape,
      run: async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error('it is wrong');
        return `${name} says so`;
      },
    },
  ]);
  return { log, steps: Object.fromEntries(steps) };
}

const quiet = () => undefined;

describe('steps', () => {
  it('run side by side, as many as there are lanes', async () => {
    const { log, steps } = recorded({ a: {}, b: {}, c: {} });
    await runSteps(steps, 2, quiet);
    expect(log.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(log.indexOf('c begins')).toBeGreaterThan(log.indexOf('a ends'));
  });

  it('wait for the steps that they need, and for nothing that was not asked for', async () => {
    const { log, steps } = recorded({ a: { after: ['b', 'elsewhere'] }, b: {} });
    await runSteps(steps, 2, quiet);
    expect(log).toEqual(['b begins', 'b ends', 'a begins', 'a ends']);
  });

  it('have the machine to themselves where they use all of it', async () => {
    const { log, steps } = recorded({ a: {}, b: { isAlone: true }, c: {} });
    await runSteps(steps, 3, quiet);
    expect(log).toEqual(['a begins', 'c begins', 'a ends', 'c ends', 'b begins', 'b ends']);
  });

  it('begin no more after a failure, which is named', async () => {
    const { log, steps } = recorded({ a: { fails: true }, b: {}, c: {} });
    const printed: string[] = [];
    const { failed, seconds } = await runSteps(steps, 2, (line) => printed.push(line));
    expect(failed).toBe('a');
    expect(log).not.toContain('c begins');
    expect(Object.keys(seconds)).toEqual(['a', 'b']);
    expect(printed.join('\n')).toMatch(
      /✗ 1 of 3 {2}a \(0 s\): it is wrong\n.*npm run check -- a[\s\S]*b says so\n✓ 2 of 3 {2}b/,
    );
  });

  it('may fail at once', async () => {
    const fail = () => {
      throw new Error('no');
    };
    expect((await runSteps({ a: { run: fail } }, 2, quiet)).failed).toBe('a');
  });

  it('cannot wait for each other', async () => {
    const { steps } = recorded({ a: { after: ['b'] }, b: { after: ['a'] } });
    await expect(runSteps(steps, 2, quiet)).rejects.toThrow('a, b');
  });
});
