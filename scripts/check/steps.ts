// Runs the steps of npm test, npm run test:all and npm run check.

/** One step of the checks. */
export type Step = {
  /** Runs the check; throws if it fails. A text that it returns is printed above its name. */
  run: () => Promise<string | void> | string | void;
  /** Names of the steps whose results it needs. */
  after?: readonly string[];
  /** Whether it uses all processors, so that no other step runs at the same time. */
  isAlone?: boolean;
};

export type StepsResult = {
  /** Wall time of each step that ran, in seconds, in the order in which they ended. */
  seconds: Record<string, number>;
  /** Name of the first step that failed. */
  failed: string | null;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs steps in the order of their keys, several at a time. After a failure no new step starts; running steps end.
 * @param steps by name; a name in `after` that is not in `steps` counts as done
 * @param lanes maximum of steps at the same time, at least 1
 * @param print prints a line of the report
 * @throws Error if steps wait for each other
 */
export async function runSteps(
  steps: Readonly<Record<string, Step>>,
  lanes: number,
  print: (line: string) => void,
): Promise<StepsResult> {
  const waiting = new Map(Object.entries(steps));
  const total = waiting.size;
  const running = new Map<string, Promise<void>>();
  const seconds: Record<string, number> = {};
  let failed: string | null = null;

  async function work(name: string, { run, isAlone }: Step): Promise<void> {
    const begun = performance.now();
    if (isAlone) print(`  ${name} …`);
    let text: string | void = '';
    let problem: string | null = null;
    try {
      // Not called directly: a step that throws at once must be in `running` first.
      text = await Promise.resolve().then(run);
    } catch (error) {
      problem = messageOf(error);
      failed ??= name;
    }
    seconds[name] = (performance.now() - begun) / 1000;
    const line = `${Object.keys(seconds).length} of ${total}  ${name} (${seconds[name].toFixed(0)} s)`;
    if (text) print(`\n${text.trim()}`);
    print(problem === null ? `✓ ${line}` : `\n✗ ${line}: ${problem}\n  Run it alone: npm run check -- ${name}`);
    running.delete(name);
  }

  function canBegin({ after = [], isAlone = false }: Step): boolean {
    if (failed !== null || running.size >= (isAlone ? 1 : lanes)) return false;
    if ([...running.keys()].some((name) => steps[name]?.isAlone)) return false;
    return after.every((name) => !waiting.has(name) && !running.has(name));
  }

  function beginNext(): void {
    for (const [name, step] of waiting) {
      if (!canBegin(step)) continue;
      waiting.delete(name);
      running.set(name, work(name, step));
    }
  }

  for (beginNext(); running.size > 0; beginNext()) await Promise.race(running.values());
  if (failed === null && waiting.size > 0)
    throw new Error(`These steps wait for each other: ${[...waiting.keys()].join(', ')}.`);
  return { seconds, failed };
}
