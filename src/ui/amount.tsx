import type { CSSProperties } from 'react';
import type { PreviewFields } from '@/platform/preview/preview';
import { cx } from './cx';
import { Slot } from './slot';
import { widthInEms } from './width-in-ems';
import styles from './card.module.css';

type Props = {
  text: string;
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** The name of the amount, shown above it. */
  label?: string | undefined;
};

/** An amount in tabular figures. A longer text is set smaller, and wraps if it still does not fit. */
export function Amount({ text, size = 'lg', label }: Props) {
  const fit: CSSProperties & Record<'--ems', number> = { '--ems': widthInEms(text) };
  return (
    <p className={cx(styles['amount'], styles[size])}>
      {label !== undefined && <span className={cx('hint', styles['caption'])}>{label} </span>}
      <span className={cx(styles['figure'], 'tabular')} style={fit}>
        {text}
      </span>
    </p>
  );
}

type AmountSlotProps = Pick<Props, 'size' | 'label'> & { name: string; fields: PreviewFields | null };

/** An amount of the page's preview; nothing if the preview has no such field. */
export function AmountSlot({ name, fields, size = 'lg', label }: AmountSlotProps) {
  if (fields && !fields[name]) return null;
  return (
    <p className={cx(styles['amount'], styles[size])}>
      {label !== undefined && <span className={cx('hint', styles['caption'])}>{label} </span>}
      <Slot name={name} fields={fields} className={cx(styles['figure'], 'tabular')} />
    </p>
  );
}
