import { createRandom, type Random } from '../random';
import type { Frozen, State } from './schema';

/** The state of the mock backend. Every change goes through `change`, so that it can be stored. */
export type Database = {
  read: () => Frozen<State>;
  change: <Result>(mutate: (state: State) => Result) => Result;
  /** Random numbers for the next generated value: equal in every run with the same requests. */
  random: () => Random;
  /** Replaces the state without notifying listeners. */
  replace: (state: State) => void;
};

/** @param onChange called after every change */
export function createDatabase(initial: State, onChange: () => void): Database {
  let state = initial;

  function change<Result>(mutate: (state: State) => Result): Result {
    const result = mutate(state);
    onChange();
    return result;
  }

  return {
    read: () => state,
    change,
    random: () => change((current) => createRandom(current.seed * 7919 + (current.sequence += 1))),
    replace(next) {
      state = next;
    },
  };
}
