import type { Observation } from '@contract/conformance/meter';

const answered = { outcome: 'answered', drift: [] } as const;

/** One call that the mock server answered as the contract says, unless `own` says otherwise. */
export const observed = (call: string, own: Partial<Observation> = {}): Observation => ({ ...answered, call, ...own });
