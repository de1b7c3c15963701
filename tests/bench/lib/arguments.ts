import { parseArgs } from 'node:util';

export type Wish<Name extends string> = { rounds: number; only: Name[]; keepBuilds: boolean };

/**
 * Reads the command line: `--rounds 5`, `--only pages` (again or with commas for several), `--keep-builds`.
 * @param names of the parts there are; without `--only` all are wanted
 * @throws Error with a sentence for the person at the terminal
 */
export function readArguments<Name extends string>(args: string[], names: readonly Name[]): Wish<Name> {
  const { values } = parseArgs({ args, options: { 'rounds': { type: 'string', default: '3' }, 'only': { type: 'string', multiple: true, default: [] }, 'keep-builds': { type: 'boolean', default: false } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`The number of rounds must be a whole number from 1 (is "${values.rounds}").`);
  const wanted = values.only.flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there are ${names.join(', ')}.`);
  return { rounds, only: names.filter((name) => wanted.length === 0 || wanted.includes(name)), keepBuilds: values['keep-builds'] };
}
