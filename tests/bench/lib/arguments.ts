import { parseArgs } from 'node:util';

export type Wish<Name extends string> = {
  rounds: number;
  only: Name[];
  keepBuilds: boolean;
  /** Seconds to wait, at most, for a calm moment before each measurement. */
  patience: number;
};

const options = {
  rounds: { type: 'string', default: '5' },
  only: { type: 'string', multiple: true },
  patience: { type: 'string', default: '5' },
  'keep-builds': { type: 'boolean', default: false },
} as const;

function wholeNumber(what: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < least)
    throw new Error(`${what} must be a whole number from ${least} (is "${text}").`);
  return number;
}

/**
 * Reads the command line: `--rounds 5`, `--only pages` (again or with commas for several),
 * `--patience 30`, `--keep-builds`.
 * @param names of the parts there are; without `--only` all are wanted
 * @throws Error with a sentence for the person at the terminal
 */
export function readArguments<Name extends string>(args: string[], names: readonly Name[]): Wish<Name> {
  const { values } = parseArgs({ args, options });
  const rounds = wholeNumber('The number of rounds', values.rounds, 1);
  const patience = wholeNumber('The seconds of patience', values.patience, 0);
  const wanted = (values.only ?? []).flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}"; there are ${names.join(', ')}.`);
  return {
    rounds,
    patience,
    only: names.filter((name) => wanted.length === 0 || wanted.includes(name)),
    keepBuilds: values['keep-builds'],
  };
}
