import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import { cx } from './cx';
import { LongText } from './long-text';
import { type PreviewField, type PreviewFields, amountField } from './preview';
import card from './card.module.css';
import styles from './skeleton.module.css';

type Props = {
  name: string;
  /** Null while the page loads: the slot is empty and in its final place. */
  fields: PreviewFields | null;
  as?: 'span' | 'p' | 'div' | 'h2' | 'dt' | 'dd';
  className?: string | undefined;
  id?: string | undefined;
  children?: ReactNode;
  /** Takes no space while it is empty. */
  isExtra?: boolean;
  /** A row of a list; while the page loads, there is an empty one. */
  row?: ComponentType<{ fields: PreviewFields | null }>;
};

function textOf({ text = '', ems, isCode, isTyped }: PreviewField): ReactNode {
  if (isCode) return <CodeGroups text={text} />;
  return ems === undefined && !isTyped ? <LongText text={text} /> : text;
}

/** The element of a text of the preview (decision 87, preview): the inline script fills the empty ones. */
export function Slot({ name, fields, as: Tag = 'span', className, id, children, isExtra = false, row: Row }: Props) {
  const shown = fields?.[name];
  if (fields && !shown) return null;
  const fit: CSSProperties & Record<'--ems', number | undefined> = { '--ems': shown?.ems };
  return (
    <Tag
      id={id}
      data-slot={name}
      data-tone={shown?.tone}
      lang={shown?.lang}
      className={cx(className, children === undefined && !Row && styles.text)}
      style={shown?.ems === undefined ? undefined : fit}
      hidden={(isExtra && !fields) || undefined}
    >
      {Row
        ? Array.from(shown?.rows ?? [null], (ofRow, place) => <Row key={place} fields={ofRow} />)
        : (children ?? (shown ? textOf(shown) : ''))}
    </Tag>
  );
}

type AmountSlotProps = Pick<Props, 'name' | 'fields'> & {
  /** What the amount is, shown above it. */
  label?: string | undefined;
};

/** An amount of the preview; nothing without its field. A longer text is set smaller, or wraps. */
export function AmountSlot({ name, fields, label }: AmountSlotProps) {
  if (fields && !fields[name]) return null;
  return (
    <p className={card['amount']}>
      {label !== undefined && <span className={cx('hint', card['caption'])}>{label} </span>}
      <Slot name={name} fields={fields} className={cx(card['figure'], 'tabular')} />
    </p>
  );
}

/** An amount that no preview shows. */
export function Amount({ text, label }: Pick<AmountSlotProps, 'label'> & { text: string }) {
  return <AmountSlot name="amount" fields={{ amount: amountField(text) }} label={label} />;
}
