import { Trans, useLingui } from '@lingui/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { CodeFacts } from '@/domain/payments/payment';
import { bareCode, type Sum } from '@/domain/payments/payment-facts';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { CopyButton, CopyRoom } from '@/ui/copy-button';
import { Countdown } from '@/ui/countdown';
import { cx } from '@/ui/cx';
import { lazyComponent, Nothing } from '@/ui/lazy-component';
import { Notice } from '@/ui/notice';
import { type PreviewFields, usePreviewContext } from '@/ui/preview';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { Slot } from '@/ui/slot';
import { deadlineTexts, fieldTexts, sumText } from './code-texts';
import { isExpired } from './codes';
import styles from './code.module.css';

/** Reads a part of the page aloud; loaded behind the code. */
export const ReadAloud = lazyComponent<ComponentProps<typeof import('@/ui/aloud/read-aloud').ReadAloud>>({
  load: () => import('@/ui/aloud/read-aloud').then((module) => module.ReadAloud),
  after: 'paint',
  failed: Nothing,
});

type Props = {
  /** Name of its slots in the preview of the page (`fieldTexts`); it renders nothing if there is no such field. */
  name: string;
  fields: PreviewFields | null;
  size: 'code' | 'amount' | 'text';
  isExtra?: boolean;
  /** No longer valid: struck out, without a copy button. */
  outdated?: boolean;
  /** The copy button. Absent while nothing may be copied: its place is shown; `hidden`: kept; `null`: there is none. */
  copied?: ComponentProps<typeof CopyButton> | 'hidden' | null | undefined;
};

/** A value for the bank, with a copy button. Part of a description list. */
export function CopyField({ name, fields, size, isExtra = false, outdated = false, copied }: Props) {
  return (
    <Slot as="div" name={name} fields={fields} isExtra={isExtra} className={cx(size !== 'text' && styles.wide)}>
      <Slot as="dt" name={`${name}Label`} fields={fields} className={styles.label} />
      <dd className={styles.line}>
        <Slot
          name={`${name}Value`}
          fields={fields}
          className={cx(
            styles.value,
            styles[size],
            size === 'code' && !outdated && 'light',
            outdated && styles.outdated,
            'tabular',
          )}
        />
        {!outdated &&
          (typeof copied === 'object' ? (
            copied && <CopyButton {...copied} />
          ) : (
            <CopyRoom isHidden={copied === 'hidden'} />
          ))}
      </dd>
    </Slot>
  );
}

type BillProps = Pick<Props, 'outdated'> & { code: Pick<CodeFacts, 'billNumber'>; className?: string | undefined };

/** The bill number of a code, to copy; nothing if it has none. */
export function BillField({ code: { billNumber }, className, outdated = false }: BillProps) {
  const { t } = useLingui();
  if (billNumber === '') return null;
  return (
    <dl className={className}>
      <CopyField
        name="bill"
        fields={fieldTexts('bill', t`Bill number`, { text: billNumber })}
        copied={{ text: bareCode(billNumber), label: t`bill number` }}
        size="text"
        outdated={outdated}
      />
    </dl>
  );
}

/** The sum to pay if a counter or an app adds a fee: amount, fee and sum; nothing without a fee. */
export function CounterSum(sum: Sum) {
  return <Slot as="p" name="sum" fields={{ sum: sumText(sum, usePreviewContext()) }} isExtra className={styles.sum} />;
}

export type Deadline = ReturnType<typeof useDeadline>;

/** The deadline of a code, by the server's clock; `until`: null without one. Call `onEnd` when the countdown ends. */
export function useDeadline(code: Pick<CodeFacts, 'expireTime'> | undefined) {
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const [ended, setEnded] = useState<number | null>(null);
  const until = code ? parseServerTime(code.expireTime, utcOffset) : null;
  const expired =
    code !== undefined && (isExpired(code, clock.now(), utcOffset) || (ended !== null && ended === until?.instant));
  return { until, expired, onEnd: () => setEnded(until?.instant ?? null) };
}

/** `due`: the due date of the loan, if it matters to this payment and is known. */
type DeadlineProps = { deadline: Deadline; due?: ServerTime | null };

/** The deadline of a code, and the due date of the loan before or after it (decision 14, virtual account). */
export function DeadlineLine({ deadline: { until, expired, onEnd }, due = null }: DeadlineProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const context = usePreviewContext();
  if (!until) return null;
  const time = formatServerTime(until);
  if (expired) {
    return (
      <Notice kind="error" title={t`This code has expired`}>
        <Trans>It expired at {time}. Please do not use it.</Trans>
      </Notice>
    );
  }
  return (
    <DeadlineBox fields={deadlineTexts({ until, due }, context)}>
      <Countdown until={until.instant} now={() => clock.now()} onEnd={onEnd} />
    </DeadlineBox>
  );
}

/** The slots of a code's deadlines. The application shows the remaining time (`children`) in a reserved place. */
function DeadlineBox({ fields, children }: { fields: PreviewFields | null; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <Slot as="div" name="deadline" fields={fields} className={styles.deadline}>
      <dl>
        <DueRow name="dueFirst" fields={fields} />
        <div className="ends">
          <dt>
            <Trans comment="Label: until when a payment code can be paid">Works until</Trans>
          </dt>
          <Slot as="dd" name="until" fields={fields} className="tabular" />
        </div>
        <div className={cx('ends', styles.left)}>
          <dt>{t`Time left`}</dt>
          <dd>{children}</dd>
        </div>
        <DueRow name="dueLast" fields={fields} />
      </dl>
      <Slot as="p" name="meaning" fields={fields} isExtra className={styles.meaning} />
    </Slot>
  );
}

function DueRow({ name, fields }: { name: 'dueFirst' | 'dueLast'; fields: PreviewFields | null }) {
  return (
    <Slot as="div" name={name} fields={fields} isExtra className="ends">
      <dt>
        <Trans comment="Label: the day on which the loan has to be paid">Loan is due</Trans>
      </dt>
      <Slot as="dd" name={`${name}Date`} fields={fields} className="tabular" />
    </Slot>
  );
}

type FrameProps = {
  fields: PreviewFields | null;
  icon?: ReactNode;
  qr?: ReactNode;
  /** Absent while nothing may be copied yet. */
  copied?: Partial<Record<'number' | 'payee' | 'amount', Props['copied']>> | undefined;
  expired?: boolean;
  deadline: ReactNode;
  children?: ReactNode;
};

/**
 * The card of a code with its slots, each in its final place; everything that loads later is below them. A number is
 * typed, so it is first; a picture has it in it, so what is paid to whom is above the picture.
 */
export function CodeFrame({ fields, icon, qr, copied, expired = false, deadline, children }: FrameProps) {
  const numbers = (
    <>
      <CopyField name="number" fields={fields} size={qr ? 'text' : 'code'} outdated={expired} copied={copied?.number} />
      <CopyField name="address" fields={fields} size="text" isExtra outdated={expired} copied={copied?.number} />
    </>
  );
  const amount = <CopyField name="amount" fields={fields} size="amount" outdated={expired} copied={copied?.amount} />;
  const payee = <CopyField name="payee" fields={fields} size="text" isExtra copied={copied?.payee} />;
  return (
    <Card>
      <div className={cx('row', styles.place)}>
        <span className={styles.badge}>{icon}</span>
        <p>
          <Slot name="place" fields={fields} className={styles.name} />
          <Slot name="way" fields={fields} className={styles.way} />
        </p>
      </div>
      <Slot as="p" name="purpose" fields={fields} isExtra className={styles.purpose} />
      <dl className={styles.fields}>
        {qr ? amount : numbers}
        {payee}
        {!qr && amount}
      </dl>
      {!expired && <Slot as="p" name="sum" fields={fields} isExtra className={styles.sum} />}
      {qr && (
        <>
          {qr}
          <dl className={styles.fields}>{numbers}</dl>
        </>
      )}
      {deadline}
      {children}
    </Card>
  );
}

/** The loading page of a code in its final layout. */
export function CodeSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonPage what={t`We are getting your payment code.`}>
      <CodeFrame fields={null} deadline={<DeadlineBox fields={null} />} />
      <CodeRestSkeleton />
    </SkeletonPage>
  );
}

/** The skeleton below the card of a code. */
export function CodeRestSkeleton() {
  return (
    <>
      <SkeletonCard rows={4} />
      <SkeletonCard rows={6} />
    </>
  );
}
