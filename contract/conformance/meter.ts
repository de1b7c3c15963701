import type { CallDefinition } from '@/platform/api/define-call';

/** A call that was made, and its result. */
export type Observation = {
  /** Entry of the contract. */
  call: string;
  /** `silent`: there was no answer. */
  outcome: 'answered' | 'refused' | 'silent';
  /** The differences of request and answer to the contract, one sentence each. */
  drift: readonly string[];
};

/** One call of the contract: never made; never answered; answered; or different from the contract at least once. */
type Mark = 'unseen' | 'silent' | 'answered' | 'drifted';

export type MarkedCall = {
  call: string;
  area: string;
  mark: Mark;
  /** Whether it succeeded at least once: only then its data was checked. */
  hasSucceeded: boolean;
  /** Each sentence once, in the order of finding. */
  drift: readonly string[];
};

/** How much of the contract, or of one of its areas, is covered. */
export type Coverage = {
  total: number;
  /** Calls that were answered, always as in the contract. */
  conforming: number;
  /** `conforming` in whole per cent of `total`, rounded down: 100 means all. */
  percent: number;
};

export type Meter = { whole: Coverage; areas: readonly (Coverage & { area: string })[]; calls: readonly MarkedCall[] };

function markOf(observed: readonly Observation[]): Mark {
  if (observed.length === 0) return 'unseen';
  if (observed.some(({ drift }) => drift.length > 0)) return 'drifted';
  return observed.every(({ outcome }) => outcome === 'silent') ? 'silent' : 'answered';
}

function coverageOf(calls: readonly MarkedCall[]): Coverage {
  const conforming = calls.filter(({ mark }) => mark === 'answered').length;
  const total = calls.length;
  return { total, conforming, percent: total === 0 ? 100 : Math.floor((conforming * 100) / total) };
}

/**
 * Marks every call of the contract, and counts.
 * @param contract the calls that count; observations of others are left out
 */
export function measure(
  contract: readonly Pick<CallDefinition, 'name' | 'area'>[],
  observations: readonly Observation[],
): Meter {
  const calls = contract.map(({ name, area }): MarkedCall => {
    const observed = observations.filter(({ call }) => call === name);
    return {
      call: name,
      area,
      mark: markOf(observed),
      hasSucceeded: observed.some(({ outcome }) => outcome === 'answered'),
      drift: [...new Set(observed.flatMap(({ drift }) => drift))],
    };
  });
  const areas = [...new Set(calls.map(({ area }) => area))];
  return {
    whole: coverageOf(calls),
    areas: areas.map((area) => ({ area, ...coverageOf(calls.filter((call) => call.area === area)) })),
    calls,
  };
}
