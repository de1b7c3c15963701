import type { BuildName } from './build';
import type { Goal } from './goals';
import { waitForIdleMachine } from './idle-machine';
import type { Effort, Lab } from './lab';
import { median, spread } from './median';

/** What a part has found. `figures`, `rounds`: of the tables, and of each round; as JSON. */
export type Found = {
  tables: Record<string, string>;
  goals: Goal[];
  figures: unknown;
  rounds: unknown;
};

export type Part = { builds: readonly BuildName[]; measure: (lab: Lab) => Promise<Found> };

/** Measures one thing, or prints why it cannot: the rest of the table is still worth having. */
export async function attempt<T>(name: string, measure: () => Promise<T>): Promise<T | null> {
  try {
    return await measure();
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Greatest spread of a figure over its rounds; above it all subjects are measured in as many rounds again. */
const steady = 0.1;

/** The figures whose spread over the rounds is too great, each with it. */
function unsteady(results: ReadonlyMap<string, readonly Record<string, number>[]>): string[] {
  return [...results].flatMap(([name, rounds]) =>
    Object.keys(rounds[0] ?? {}).flatMap((figure) => {
      const share = spread(rounds.map((round) => round[figure]));
      return share > steady ? [`${name}, ${figure}: ${Math.round(share * 100)} %`] : [];
    }),
  );
}

/**
 * Measures every subject in turn, round by round, so that a busy spell of the machine hits all alike. If a figure
 * varies too much, as many rounds follow once more; what still varies is printed.
 * @returns the figures of each round, by the name of the subject
 */
export async function inRounds<Subject extends { name: string }, T extends Record<string, number>>(
  title: string,
  { rounds, patience }: Effort,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<T>,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds || (round <= 2 * rounds && unsteady(results).length > 0); round += 1) {
    const busy: (number | null)[] = [];
    for (const subject of subjects) {
      busy.push(await waitForIdleMachine(patience));
      const result = await attempt(subject.name, () => measure(subject));
      if (result !== null) results.get(subject.name)?.push(result);
    }
    const share = median(busy);
    console.log(
      `${title}: round ${round}${share === null ? '' : `, the machine ${Math.round(share * 100)} % busy with other things`}`,
    );
  }
  const varying = unsteady(results);
  if (varying.length > 0) console.log(`${title}: spread above a tenth: ${varying.join('; ')}`);
  return results;
}
