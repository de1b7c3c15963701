import type { Observation } from '@contract/conformance/meter';

/** One call that the mock server answered as the contract says, unless `rest` says otherwise. */
export const observed = (call: string, rest: Partial<Observation> = {}): Observation => ({
  call,
  by: 'mock',
  outcome: 'answered',
  drift: [],
  times: 1,
  ...rest,
});
