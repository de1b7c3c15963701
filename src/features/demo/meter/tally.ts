import * as v from 'valibot';
import type { Observation } from '@/api/conformance/meter';
import { createObservable, type Observable } from '@/lib/observable';

/** What this session has seen of the contract; it outlives the reloads with which the demo changes its scenario. */
export type Tally = {
  observed: Observable<readonly Observation[]>;
  note: (observation: Observation) => void;
  /** Counts from nothing. */
  clear: () => void;
};

const key = 'demo-contract';

/** Longer sentences, and more of them, say nothing new. */
const maxSentence = 200;
const maxSentences = 8;

/** Different ways in which the calls of a session went; more is no session of this demo. */
const maxKinds = 400;

const schema = v.pipe(
  v.array(
    v.object({
      call: v.string(),
      by: v.picklist(['mock', 'real']),
      outcome: v.picklist(['answered', 'refused', 'silent']),
      drift: v.array(v.string()),
      times: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  v.maxLength(maxKinds),
);

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

function load(shelf: Shelf | undefined): readonly Observation[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(shelf?.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

const isSame = (one: Observation, other: Observation) =>
  one.call === other.call &&
  one.by === other.by &&
  one.outcome === other.outcome &&
  one.drift.join('\n') === other.drift.join('\n');

/** @param shelf the tab's own storage; blocked, missing or full, the tally lives as long as the page */
export function createTally(shelf: Shelf | undefined): Tally {
  const observed = createObservable(load(shelf));

  function keep(next: readonly Observation[]): void {
    observed.set(next);
    try {
      shelf?.setItem(key, JSON.stringify(next));
    } catch {
      // Then it ends with the page.
    }
  }

  return {
    observed: { subscribe: observed.subscribe, getSnapshot: observed.getSnapshot },
    note(given) {
      const observation = {
        ...given,
        drift: given.drift.slice(0, maxSentences).map((sentence) => sentence.slice(0, maxSentence)),
      };
      const all = observed.getSnapshot();
      const known = all.find((one) => isSame(one, observation));
      if (known) keep(all.map((one) => (one === known ? { ...one, times: one.times + observation.times } : one)));
      else keep([...all, observation].slice(-maxKinds));
    },
    clear: () => keep([]),
  };
}
