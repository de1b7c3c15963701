import { parseMinor } from '@/domain/money';

/** A code as a bank's field takes it: without spaces. */
export function bareCode(code: string): string {
  return code.replace(/\s+/g, '');
}

/**
 * An amount as a bank's field takes it: whole units without separators, decimals only when they are not zero.
 * @param amount minor units; a server's own words come back unchanged
 */
export function plainAmount(amount: bigint | string): string {
  if (typeof amount === 'string') return amount;
  const absolute = amount < 0n ? -amount : amount;
  const fraction = absolute % 100n;
  const decimals = fraction === 0n ? '' : `.${fraction.toString().padStart(2, '0')}`;
  return `${amount < 0n ? '-' : ''}${(absolute / 100n).toString()}${decimals}`;
}

/** An amount out of a saved code: minor units, or the server's own words. */
export function amountOf(text: string): bigint | string {
  return parseMinor(text) ?? text;
}
