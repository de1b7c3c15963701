import { type DueDay, dueDayOf } from './amount-due';
import { lenderDate } from './calendar-days';

/** The offer of an extension, as in the answer to `delay-detail`. */
type ExtensionFields = { delayShouldPayAmount: bigint; delayExpiryTime: string | number | null };

/** The fee of an extension, minor units. */
export const feeOf = (offer: Pick<ExtensionFields, 'delayShouldPayAmount'>): bigint => offer.delayShouldPayAmount;

/** The due day after an extension. @param now epoch milliseconds */
export const extendedTo = (
  { delayExpiryTime }: Pick<ExtensionFields, 'delayExpiryTime'>,
  { utcOffset }: { utcOffset: string },
  now: number,
): DueDay => dueDayOf(delayExpiryTime, utcOffset, lenderDate(now, utcOffset));
