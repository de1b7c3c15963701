import { runSteps, type Step } from './steps';

type Shape = Omit<Step, 'run'> & { fails?: boolean };

/** Steps that write down when they begin (`+a`) and end (`-a`). */
function recorded(shapes: Record<string, Shape>) {
  const log: string[] = [];
  const steps = Object.entries(shapes).map(([name, { fails = false, ...shape }]): [string, Step] => [
    name,
    {
      ...shape,
      run: async () => {
        log.push(`+${name}`);
        await Promise.resolve();
        await Promise.resolve();
        log.push(`-${name}`);
        if (fails) throw new Error('it is wrong');
        return `${name} says so`;
      },
    },
  ]);
  return { log, steps: Object.fromEntries(steps) };
}

const quiet = () => undefined;

describe('the steps of a check', () => {
  it.each<[string, number, Record<string, Shape>, string]>([
    ['run side by side, as many as there are lanes', 2, { a: {}, b: {}, c: {} }, '+a +b -a -b +c -c'],
    ['wait for the selected steps that they need', 2, { a: { after: ['b', 'elsewhere'] }, b: {} }, '+b -b +a -a'],
    ['run alone if they need the whole machine', 3, { a: {}, b: { isAlone: true }, c: {} }, '+a +c -a -c +b -b'],
    ['do not start after a failure', 2, { a: { fails: true }, b: {}, c: {} }, '+a +b -a -b'],
  ])('%s', async (_, lanes, shapes, order) => {
    const { log, steps } = recorded(shapes);
    await runSteps(steps, lanes, quiet);
    expect(log.join(' ')).toBe(order);
  });

  it('print the failed step, its reason and its command', async () => {
    const printed: string[] = [];
    const { steps } = recorded({ a: { fails: true }, b: {}, c: {} });
    const { failed, seconds } = await runSteps(steps, 2, (line) => printed.push(line));
    expect({ failed, ran: Object.keys(seconds) }).toEqual({ failed: 'a', ran: ['a', 'b'] });
    expect(printed.join('\n')).toMatch(
      /✗ 1 of 3 {2}a \(0 s\): it is wrong\n.*npm run check -- a[\s\S]*b says so\n✓ 2 of 3 {2}b/,
    );
  });

  it('may fail at once, and cannot wait for each other', async () => {
    const fail = () => {
      throw new Error('no');
    };
    expect((await runSteps({ a: { run: fail } }, 2, quiet)).failed).toBe('a');
    const { steps } = recorded({ a: { after: ['b'] }, b: { after: ['a'] } });
    await expect(runSteps(steps, 2, quiet)).rejects.toThrow('a, b');
  });
});
