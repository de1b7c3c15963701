import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Found } from './part';

const resultsSchema = v.object({ parts: v.record(v.string(), v.unknown()) });

/** What earlier runs found; nothing where the file is missing or of another form. */
function readParts(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), resultsSchema), readFileSync(file, 'utf8'));
  return parsed.success ? parsed.output.parts : {};
}

/**
 * Writes down what was found, with its goals and rounds; parts that were not measured stay as they are.
 * @param rounds how many there were
 */
export function keepResults(file: string, rounds: number, found: ReadonlyMap<string, Found>): void {
  const measured = [...found].map(([name, { figures, goals, rounds: each }]) => [
    name,
    { rounds, figures, goals, each },
  ]);
  writeFileSync(
    file,
    `${JSON.stringify({ parts: { ...readParts(file), ...Object.fromEntries(measured) } }, null, 2)}\n`,
  );
}
