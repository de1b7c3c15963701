import type { ReactNode } from 'react';
import type { Sight } from '@/platform/preview/first-sight';
import { Card } from '@/ui/card';
import { Slot } from '@/ui/slot';
import { CopyField } from './copy-field';
import { SumLine } from './counter-sum';
import { DeadlineBox } from './deadline-line';
import styles from './code-frame.module.css';

type Copied = { text: string; label: string };

type FrameProps = {
  /** Null while the page waits. */
  sight: Sight | null;
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
export function CodeFrame({ sight, icon, qr, copied, expired = false, deadline, children }: FrameProps) {
  return (
    <Card>
      <div className={styles['place']}>
        <span className={styles['badge']}>{icon}</span>
        <p>
          <Slot name="place" sight={sight} className={styles['name']} />
          <Slot name="way" sight={sight} className={styles['way']} />
        </p>
      </div>
      {qr}
      <dl className={styles['fields']}>
        <CopyField name="number" sight={sight} size="code" outdated={expired} copied={copied?.number} />
        <CopyField name="address" sight={sight} size="text" isExtra outdated={expired} copied={copied?.number} />
        <CopyField name="payee" sight={sight} size="text" isExtra copied={copied?.payee} />
        <CopyField name="amount" sight={sight} size="amount" outdated={expired} copied={copied?.amount} />
      </dl>
      {!expired && <SumLine sight={sight} />}
      {deadline}
      {children}
    </Card>
  );
}

/** The card of a code before its data. */
export function CodeCardSkeleton() {
  return <CodeFrame sight={null} deadline={<DeadlineBox sight={null} />} />;
}
