import { formatMoney } from '@/domain/money';

/**
 * An amount of the loan terms, as specification section 9 writes it (decision 26): `Rs.1,000`.
 * @param minor paise
 */
export function asWritten(minor: bigint): string {
  return formatMoney({ minor, currency: 'INR' }).replace('₹', 'Rs.');
}
