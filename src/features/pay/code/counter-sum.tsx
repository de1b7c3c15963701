import type { PreviewFields } from '@/platform/preview/preview';
import { usePreviewContext } from '@/platform/preview/use-preview';
import { Slot } from '@/ui/slot';
import { sumText, type Sum } from './preview';
import styles from './counter-sum.module.css';

/** A line of the preview; see `CounterSum`. */
export function SumLine({ fields }: { fields: PreviewFields | null }) {
  return <Slot as="p" name="sum" fields={fields} isExtra className={styles['sum']} />;
}

/**
 * What leaves the purse where a counter or an app adds a fee: amount, fee and their sum; nothing where no fee is added.
 */
export function CounterSum(sum: Sum) {
  return <SumLine fields={{ sum: sumText(sum, usePreviewContext()) }} />;
}
