import type { BuildName } from './build';
import { calmMoment } from './calm';
import type { Goal } from './goals';
import type { Lab } from './lab';
import { median } from './median';

/** What a part has found. */
export type Found = {
  /** Markdown tables, under their titles. */
  tables: Record<string, string>;
  goals: Goal[];
  /** The figures of the tables, and of each round; as JSON. */
  figures: unknown;
  rounds: unknown;
};

/** A part of the bench that can run alone. */
export type Part = {
  builds: readonly BuildName[];
  measure: (lab: Lab) => Promise<Found>;
};

/**
 * Measures one thing. What cannot be measured has no figure; the rest of the table is still worth having.
 * @param name said with the reason
 */
export async function attempt<T>(name: string, measure: () => Promise<T>): Promise<T | null> {
  try {
    return await measure();
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Measures every subject in turn, round by round, so that a busy spell of the machine hits all alike. */
export async function inRounds<Subject extends { name: string }, T>(
  title: string,
  { rounds, patience }: Pick<Lab, 'rounds' | 'patience'>,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<T>,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    const busy: (number | null)[] = [];
    for (const subject of subjects) {
      busy.push(await calmMoment(patience));
      const result = await attempt(subject.name, () => measure(subject));
      if (result !== null) results.get(subject.name)?.push(result);
    }
    const share = median(busy);
    console.log(
      `${title}: round ${round} of ${rounds}${share === null ? '' : `, the machine ${Math.round(share * 100)} % busy with other things`}`,
    );
  }
  return results;
}
