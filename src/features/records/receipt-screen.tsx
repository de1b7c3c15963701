import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { appConfig } from '@/config/env';
import { factsText } from '@/domain/text/text-lines';
import { useLender } from '@/platform/i18n/lender';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { useTimeout } from '@/ui/component-life';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { Art, shapes } from '@/ui/illustrations';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { canPrint, PrintSheet } from '@/ui/print-sheet';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { copyText, share, type SharedText } from '@/ui/share';
import { SkeletonPage } from '@/ui/skeleton';
import { Amount } from '@/ui/slot';
import { EmptyState } from '@/ui/state-views';
import { useTapLock } from '@/ui/use-write';
import { receiptsQuery } from './queries';
import { type ReceiptRow, receiptAmount, receiptFacts, receiptWords } from './receipt-facts';
import type { AnyReceipt } from './receipt-of';
import { useDeletion } from './use-deletion';
import styles from './records.module.css';

/** `manual`: neither sharing nor copying works, so the person has to select the text. */
type Outcome = 'shared' | 'cancelled' | 'copied' | 'manual' | 'printing' | 'not-printed';

/** How long to wait for the event of a print dialog. */
const printTimeoutMs = 1_500;

/** Shares or prints a receipt. Reports only results that the browser confirms. */
function ReceiptActions({ title, text }: SharedText) {
  const { t } = useLingui();
  const once = useTapLock();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Some browsers have the function without an effect.
  useTimeout(outcome === 'printing' && printTimeoutMs, () => setOutcome('not-printed'));

  async function hand(): Promise<void> {
    const shared = await share({ title, text });
    setOutcome(shared !== 'failed' ? shared : (await copyText(text)) ? 'copied' : 'manual');
  }

  function print(): void {
    setOutcome('printing');
    window.addEventListener('beforeprint', () => setOutcome(null), { once: true });
    window.print();
  }

  return (
    <>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void once(hand)}>
          <Icon name="share" size={18} />
          <Trans comment="Button: hands a record to another app">Share</Trans>
        </Button>
        {canPrint() && (
          <Button variant="secondary" onClick={print}>
            <Icon name="receipt" size={18} />
            <Trans comment="Button: prints a record">Print</Trans>
          </Button>
        )}
      </div>
      <output>
        {outcome === 'shared' && <Notice kind="success">{t`The record was sent to the app you chose.`}</Notice>}
        {outcome === 'copied' && (
          <Notice kind="success">{t`There is no sharing here, so the record was copied. Paste it into a message or a note.`}</Notice>
        )}
        {outcome === 'not-printed' && (
          <Notice kind="info">{t`If nothing has opened, printing does not work here. Share the record instead.`}</Notice>
        )}
      </output>
      <Dialog open={outcome === 'manual'} onClose={() => setOutcome(null)} title={t`Copy the record`}>
        <p>{t`Sharing and copying do not work here. Press and hold the text to copy it.`}</p>
        <textarea
          className={styles.text}
          readOnly
          rows={10}
          value={text}
          aria-label={t`Text of the record`}
          data-autofocus=""
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  );
}

/** The state of a receipt as coloured text. */
export function ReceiptState({ state, tone }: Pick<ReturnType<typeof receiptWords>, 'state' | 'tone'>) {
  return (
    <span className={cx('pill', styles.state)} data-tone={tone}>
      {state}
    </span>
  );
}

/** A link to the records of all orders. */
export function AllRecordsLink() {
  return (
    <Link to="/records" className={buttonClass('quiet')}>
      <Trans comment="Link: to everything that is kept on this phone">All records</Trans>
    </Link>
  );
}

function ReceiptCard({ receipt, rows, note }: { receipt: AnyReceipt; rows: readonly ReceiptRow[]; note: string }) {
  const { t } = useLingui();
  const { title, state, tone, icon } = receiptWords(receipt, t);
  const amount = receiptAmount(receipt);
  return (
    <Card tone="float">
      <div className={cx('stack-2', styles.head)}>
        <span className="disc">
          <Icon name={icon} size={20} />
        </span>
        <h2>{title}</h2>
        {amount !== '' && <Amount text={amount} />}
        <ReceiptState state={state} tone={tone} />
        {receipt.kind === 'money' && receipt.stage === 'said' && receipt.found === null && (
          <p className="hint">{t`You told us that you paid. This record will update as soon as your loan shows the money.`}</p>
        )}
      </div>
      <Rows
        rows={rows
          .filter(({ display }) => display !== 'head')
          .map(({ label, value, copyLabel, display }) => ({
            label,
            key: label,
            value:
              display === 'text' ? (
                <span className={styles.written}>{value}</span>
              ) : copyLabel === undefined ? (
                value
              ) : (
                <span className={cx('row', styles.copied)}>
                  <span>{keepNumbersTogether(value)}</span>
                  <CopyButton text={value} label={copyLabel} />
                </span>
              ),
          }))}
      />
      <p className={cx('hint', styles.foot)}>{note}</p>
    </Card>
  );
}

function AboutLink({ receipt }: { receipt: AnyReceipt }) {
  const { orderId, productId } = receipt;
  if ((receipt.kind === 'complaint' || receipt.kind === 'rating') && receipt.problemId !== '') {
    return (
      <Link to="/complainDetails" search={{ problemId: receipt.problemId }} className={buttonClass('quiet')}>
        <Trans comment="Link: from a record to the complaint it is about">See the complaint</Trans>
      </Link>
    );
  }
  if (orderId === '' || receipt.kind === 'complaint') return null;
  return (
    <Link to="/loanDetails" search={{ productId, orderId }} className={buttonClass('quiet')}>
      <Trans comment="Link: from a record to the loan it is about">See the loan</Trans>
    </Link>
  );
}

type Props = {
  id: string;
  /** The order to which the previous list was limited; empty: all. */
  orderId: string;
};

/** One record: read, print, share or delete it (decision 55, receipts). */
export function ReceiptScreen({ id, orderId }: Props) {
  const { t } = useLingui();
  const query = useQuery({
    ...receiptsQuery(useServices()),
    select: (receipts) => receipts.find((receipt) => receipt.id === id) ?? null,
  });
  return (
    <PageShell title={t({ message: 'Record', comment: 'Title of the page with one receipt' })} tone="brand">
      <QueryView query={query} skeleton={<SkeletonPage />}>
        {(receipt) =>
          receipt ? (
            <Loaded receipt={receipt} orderId={orderId} />
          ) : (
            <EmptyState
              title={t`This record is not on this phone`}
              text={t`It may have been deleted, or it was made on another phone.`}
              illustration={<Art {...shapes.missing} />}
              action={<AllRecordsLink />}
            />
          )
        }
      </QueryView>
    </PageShell>
  );
}

function Loaded({ receipt, orderId }: { receipt: AnyReceipt; orderId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lender } = useLender();
  const { title, rows: facts } = receiptFacts(receipt, t);
  const rows = [...facts, { label: t({ message: 'Lender', comment: 'Label on a receipt' }), value: lender.name }];
  const note = t`Saved by this app. Not an official statement of the lender; the lender’s books count.`;
  const deletion = useDeletion({
    receipt,
    words: {
      title: t`Delete this record?`,
      text: t`It is removed from this phone for good. Print or share it first if you may need it.`,
      keep: t({ message: 'Keep it', comment: 'Button: nothing is deleted' }),
      remove: t({ message: 'Delete', comment: 'Button: removes a record from this phone' }),
      done: t`The record was deleted from this phone.`,
    },
    onDeleted: () => void navigate({ to: '/records', search: orderId === '' ? {} : { orderId }, replace: true }),
  });
  return (
    <>
      <ReceiptCard receipt={receipt} rows={rows} note={note} />
      <ReceiptActions title={title} text={`${factsText(title, rows)}\n\n${note}`} />
      <div className={styles.ways}>
        <AboutLink receipt={receipt} />
        <AllRecordsLink />
      </div>
      {deletion.button}
      {deletion.dialog}
      <PrintSheet className={styles.paper}>
        <p>{appConfig.appName}</p>
        <p className={styles.paperTitle}>{title}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.paperNote}>{note}</p>
      </PrintSheet>
    </>
  );
}
