import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import type { AnyPlan, Figure } from '@/domain/loan-plan';
import { oneLine } from '@/domain/text/text-lines';
import { isWebview } from '@/platform/bridge/platform';
import { useLender } from '@/platform/i18n/lender';
import { useMoney } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Icon } from '@/ui/icon';
import { PrintSheet } from '@/ui/print-sheet';
import { ShareButton } from '@/ui/share-button';
import { columnsOf } from './schedule';
import { ScheduleTable, type ScheduleWords, useScheduleWords } from './schedule-table';
import { Timeline } from './timeline';
import styles from './schedule.module.css';

/** Whether this browser prints. Android's webview has the function and does nothing. */
export const canPrint = (): boolean => typeof window.print === 'function' && !isWebview(navigator.userAgent);

type Context = {
  /** Lines above the payments: the loan's name, its number, the day. */
  head: readonly string[];
  words: ScheduleWords;
  /** What the sums are called. */
  together: string;
  /** Below the payments; empty for nothing. */
  note: string;
  money: (amount: bigint | string) => string;
};

/** A payment plan as plain text, one payment a line: for a message, a note, or a webview that cannot print. */
export function scheduleText(
  { payments, total: sum }: AnyPlan,
  { head, words, together, note, money }: Context,
): string {
  const columns = columnsOf(payments);
  const show = (figure: Figure) => (figure === null ? words.unknown : money(figure));
  const split = (figureOf: (column: (typeof columns)[number]) => Figure) =>
    columns.map((column) => `${words.columns[column.name]} ${show(figureOf(column))}`).join(', ');
  const line = (start: string, total: string, rest: string) =>
    oneLine(`${start}: ${total}${rest === '' ? '' : ` (${rest})`}`);
  return [
    ...head.filter((text) => text !== '').map(oneLine),
    '',
    ...payments.map(({ name, day, state, total }, index) =>
      line(
        `${name}, ${day}, ${words.states[state]}`,
        money(total),
        split(({ figures }) => figures[index] ?? null),
      ),
    ),
    line(
      together,
      show(sum),
      split((column) => column.sum),
    ),
    ...(note === '' ? [] : ['', note]),
  ].join('\n');
}

type Props = {
  plan: AnyPlan;
  /** The loan's name. */
  name: string;
  /** The order's number, where there is one already. */
  order?: string | undefined;
};

/** A longer schedule shows this many rows at first. */
const folded = 12;

/** The payments of a loan by date: as a timeline, as a table, and to print or share. */
export function ScheduleView({ plan, name, order }: Props) {
  const { payments } = plan;
  const columns = columnsOf(payments);
  const count = payments.length;
  const [isWhole, setIsWhole] = useState(count <= folded);
  return (
    <div className={styles['view']}>
      <Timeline plan={plan} />
      <ScheduleTable payments={payments} columns={columns} limit={isWhole ? count : folded} />
      {!isWhole && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          <Plural value={count} one={`Show ${count} payment`} other={`Show all ${count} payments`} />
        </Button>
      )}
      {columns.length === 0 && (
        <p className={styles['note']}>
          <Trans>The lender names the payments only, not how each is split into principal, interest and fees.</Trans>
        </p>
      )}
      <PaperActions plan={plan} name={name} order={order} />
    </div>
  );
}

type PaperActionsProps = { plan: AnyPlan; name: string; order?: string | undefined };

/** Takes a schedule out of the page: on paper where the browser prints, else as text. */
function PaperActions({ plan, name, order }: PaperActionsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { lender } = useLender();
  const words = useScheduleWords();
  const { payments, today } = plan;
  const columns = columnsOf(payments);
  const [isPrinting, setIsPrinting] = useState(false);
  const title = t({ message: 'Payment plan', comment: 'Heading: the payments of a loan, by date' });
  const heading = `${title}: ${name}`;
  const lines = [
    order === undefined ? '' : t`Order ${order}`,
    t({ message: `As of ${today}`, comment: 'A date, above a printed payment plan' }),
  ];
  const note =
    columns.length === 0
      ? t`The lender names the payments only, not how each is split into principal, interest and fees.`
      : '';
  const text = scheduleText(plan, {
    head: [lender.name, heading, ...lines],
    words,
    together: t({ message: 'Together', comment: 'Last row of a table: the sum' }),
    note,
    money,
  });

  return (
    <div className={styles['actions']}>
      {canPrint() ? (
        <Button variant="secondary" onClick={() => setIsPrinting(true)}>
          <Icon name="download" size={18} />
          <Trans comment="Button: print the payment plan, or save it as a PDF">Print</Trans>
        </Button>
      ) : (
        <ShareButton title={title} text={text}>
          <Trans comment="Button: hand the payment plan to another app">Share</Trans>
        </ShareButton>
      )}
      <CopyButton text={text} label={t({ message: 'payment plan', comment: 'What is copied: "Copy payment plan"' })} />
      {isPrinting && (
        <PrintSheet className={styles['paperActionsPaper']} onDone={() => setIsPrinting(false)}>
          <p className={styles['lender']}>{lender.name}</p>
          <p className={styles['title']}>{heading}</p>
          {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
          <ScheduleTable payments={payments} columns={columns} isPaper />
          {note !== '' && <p className={styles['paperActionsNote']}>{note}</p>}
        </PrintSheet>
      )}
    </div>
  );
}
