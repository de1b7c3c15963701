import type { ReactNode } from 'react';
import type { PreviewFields } from '@/platform/preview/preview';
import { Card } from '@/ui/card';
import { Slot } from '@/ui/slot';
import { CopyField } from './copy-field';
import { SumLine } from './counter-sum';
import { DeadlineBox } from './deadline-line';
import styles from './code-frame.module.css';

type Copied = { text: string; label: string };

type FrameProps = {
  /** Null while the page waits. */
  fields: PreviewFields | null;
  icon?: ReactNode;
  qr?: ReactNode;
  /** Absent while nothing may be copied yet. */
  copied?: { number: Copied; payee: Copied; amount: Copied } | undefined;
  /** Not to be used any more. */
  expired?: boolean;
  deadline: ReactNode;
  /** What can be done with the code. */
  children?: ReactNode;
};

/** The card of a code with its slots, each in its final place: whatever is known later comes below them. */
export function CodeFrame({ fields, icon, qr, copied, expired = false, deadline, children }: FrameProps) {
  return (
    <Card>
      <div className={styles['place']}>
        <span className={styles['badge']}>{icon}</span>
        <p>
          <Slot name="place" fields={fields} className={styles['name']} />
          <Slot name="way" fields={fields} className={styles['way']} />
        </p>
      </div>
      {qr}
      <dl className={styles['fields']}>
        <CopyField name="number" fields={fields} size="code" outdated={expired} copied={copied?.number} />
        <CopyField name="address" fields={fields} size="text" isExtra outdated={expired} copied={copied?.number} />
        <CopyField name="payee" fields={fields} size="text" isExtra copied={copied?.payee} />
        <CopyField name="amount" fields={fields} size="amount" outdated={expired} copied={copied?.amount} />
      </dl>
      {!expired && <SumLine fields={fields} />}
      {deadline}
      {children}
    </Card>
  );
}

/** The card of a code before its data. */
export function CodeCardSkeleton() {
  return <CodeFrame fields={null} deadline={<DeadlineBox fields={null} />} />;
}
