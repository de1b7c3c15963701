import type { Cap } from './market-rules';

/** The cap that applies on a day (`YYYY-MM-DD`); undefined before the first one. */
export const capOn = (caps: readonly Cap[], day: string): Cap | undefined =>
  caps.reduce<Cap | undefined>((found, cap) => (cap.holdsFrom <= day ? cap : found), undefined);
