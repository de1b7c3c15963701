import type { Sight } from '@/platform/preview/first-sight';
import { useSightWorld } from '@/platform/preview/use-first-sight';
import { Slot } from '@/ui/slot';
import { sumText, type Sum } from './first-sight';
import styles from './counter-sum.module.css';

/** A line of the first sight; see `CounterSum`. */
export function SumLine({ sight }: { sight: Sight | null }) {
  return <Slot as="p" name="sum" sight={sight} isExtra className={styles['sum']} />;
}

/**
 * What leaves the purse where a counter or an app adds a fee: amount, fee and their sum; nothing where no fee is added.
 */
export function CounterSum(sum: Sum) {
  return <SumLine sight={{ sum: sumText(sum, useSightWorld()) }} />;
}
