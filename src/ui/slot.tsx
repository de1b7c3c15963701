import type { CSSProperties, ReactNode } from 'react';
import { CodeGroups } from '@/platform/i18n/whole-figures';
import type { PreviewField, PreviewFields } from '@/platform/preview/preview';
import { cx } from './cx';
import { LongText } from './long-text';
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
};

function textOf({ text = '', ems, isCode, isTyped }: PreviewField): ReactNode {
  if (isCode) return <CodeGroups text={text} />;
  return ems === undefined && !isTyped ? <LongText text={text} /> : text;
}

/**
 * The element of a text of the page's preview (decision 87, preview). The script in the HTML fills the empty ones, and
 * the component shows the same text when the page has its data.
 */
export function Slot({ name, fields, as: Tag = 'span', className, id, children, isExtra = false }: Props) {
  const shown = fields?.[name];
  if (fields && !shown) return null;
  const fit: CSSProperties & Record<'--ems', number | undefined> = { '--ems': shown?.ems };
  return (
    <Tag
      id={id}
      data-slot={name}
      data-tone={shown?.tone}
      lang={shown?.lang}
      className={cx(className, children === undefined && styles['text'])}
      style={shown?.ems === undefined ? undefined : fit}
      hidden={(isExtra && !fields) || undefined}
    >
      {children ?? (shown ? textOf(shown) : '')}
    </Tag>
  );
}
