import type { Observation } from '@contract/conformance/meter';
import * as v from 'valibot';
import { createObservable, type Observable } from '@/platform/browser/observable';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';

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
  v.string(),
  v.parseJson(),
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

const isSame = (one: Observation, other: Observation) =>
  one.call === other.call &&
  one.by === other.by &&
  one.outcome === other.outcome &&
  one.drift.join('\n') === other.drift.join('\n');

/** Goes on with what the tab keeps; where it keeps nothing, the tally lives as long as the page. */
export function createTally(): Tally {
  const kept = v.safeParse(schema, readTab(key));
  const observed = createObservable<readonly Observation[]>(kept.success ? kept.output : []);

  function keep(next: readonly Observation[]): void {
    observed.set(next);
    keepInTab(key, JSON.stringify(next));
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
