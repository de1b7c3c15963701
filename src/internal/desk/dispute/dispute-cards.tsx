import { Trans, useLingui } from '@lingui/macro';
import { markets } from '@/domain/market';
import { formatMoney, parseMinor } from '@/domain/money';
import type { DisputePicture } from '@/features/records/dispute/parts';
import type { CheckedPart } from '@/features/records/dispute/read-dispute';
import { IconButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Rows } from '@/ui/rows';
import { useDeskTime } from '../screen/support-shell';
import { isIntact, type ImportedDispute } from '../storage/support-disputes';
import { cardStages, receiptName, stateName } from '../words';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

type ComplaintCardProps = { complaint: NonNullable<ImportedDispute['complaint']> };

/** The complaint at the time of the file. Texts are not markup, and addresses are not links. */
export function ComplaintCard({ complaint }: ComplaintCardProps) {
  const { t } = useLingui();
  const { problemId, sentAt, type, sonType, content, images, answer, answerImages, pictures = [] } = complaint;
  const isAnswered = answer !== '' || answerImages.length > 0 || pictures.some(({ of }) => of === 'answer');
  return (
    <Card title={t({ message: 'Complaint', comment: 'Part of a dispute file' })}>
      <div className="stack">
        <Rows
          rows={[
            { label: t`Number`, value: problemId || '–' },
            { label: t`Type`, value: [type, sonType].filter(Boolean).join(' · ') || '–' },
            ...(sentAt === ''
              ? []
              : [{ label: t({ message: 'Sent', comment: 'When a complaint was sent' }), value: sentAt }]),
          ]}
        />
        <p className={cx(staff['sunken'], styles['words'])} dir="auto">
          {content}
        </p>
        <Pictures given={pictures} of="complaint" />
        <Addresses given={images} />
        {isAnswered ? (
          <>
            <h3>
              <Trans>Answer of customer service</Trans>
            </h3>
            {answer !== '' && (
              <p className={cx(staff['sunken'], styles['words'])} dir="auto">
                {answer}
              </p>
            )}
            <Pictures given={pictures} of="answer" />
            <Addresses given={answerImages} />
          </>
        ) : (
          <p className="hint">
            <Trans>Not answered when the file was saved.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

type PicturesProps = { given: readonly DisputePicture[]; of: DisputePicture['of'] };

/** The pictures that are in the file. */
function Pictures({ given, of }: PicturesProps) {
  const { t } = useLingui();
  const shown = given
    .filter((picture) => picture.of === of)
    .map((picture, index) => ({ ...picture, number: index + 1 }));
  if (shown.length === 0) return null;
  return (
    <ul className={cx('stack-3', styles['words'])}>
      {shown.map(({ number, base64 }) => (
        <li key={number}>
          <img alt={t`Picture ${number}`} src={`data:image/jpeg;base64,${base64}`} />
        </li>
      ))}
    </ul>
  );
}

function Addresses({ given }: { given: readonly string[] }) {
  if (given.length === 0) return null;
  return (
    <ul className={cx('hint', staff['wrap'])}>
      {Array.from(new Set(given), (address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
  );
}

type PaymentsCardProps = { dispute: ImportedDispute };

function money(amount: string, market: keyof typeof markets): string {
  const minor = parseMinor(amount);
  return minor === null ? amount : formatMoney({ minor, currency: markets[market].currency });
}

type Fact = { at: number; title: string; facts: readonly string[] };

/** Claims, receipts and card payments in the order in which they happened. */
export function PaymentsCard({ dispute: { payments, manifest } }: PaymentsCardProps) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  if (!payments) return null;

  const all: Fact[] = [
    ...payments.claims.map((claim) => ({
      at: claim.claimedAt,
      title: t`“I have paid” was tapped`,
      facts: [claim.orderId],
    })),
    ...payments.receipts.map((receipt) => ({
      at: receipt.at,
      title: t(receiptName(receipt)),
      facts: [
        'amount' in receipt ? money(receipt.amount, receipt.market) : '',
        receipt.kind === 'payment' ? receipt.place : '',
        receipt.kind === 'extension' ? receipt.newDueTime : '',
        receipt.kind === 'rating' ? t`${receipt.stars} of 5 stars` : '',
        'reference' in receipt ? receipt.reference : '',
        receipt.orderId,
      ],
    })),
    ...payments.cardPayments.flatMap(({ attempt }) =>
      attempt
        ? [
            {
              at: attempt.stageAt,
              title: t(cardStages[attempt.stage]),
              facts: [
                money(attempt.amount, manifest.market),
                attempt.bankName,
                attempt.cardEnd && `•••• ${attempt.cardEnd}`,
                attempt.recordId,
                attempt.refusal,
                attempt.orderId,
              ],
            },
          ]
        : [],
    ),
  ];
  all.sort((a, b) => a.at - b.at);
  return (
    <Card title={t({ message: 'Claims, receipts, card payments', comment: 'Part of a dispute file' })}>
      <ol className="divided">
        {all
          .map((fact, place) => ({ ...fact, place }))
          .map(({ at, title, facts, place }) => (
            <li key={place} className={styles['part']}>
              <p className="hint">{deskTime(at)}</p>
              <p className={staff['strong']}>{title}</p>
              <p className={cx('hint', staff['wrap'])}>{facts.filter(Boolean).join(' · ')}</p>
            </li>
          ))}
      </ol>
    </Card>
  );
}

type DisputeListProps = {
  disputes: readonly ImportedDispute[];
  onOpen: (id: string) => void;
  onRemove: (dispute: ImportedDispute) => void;
};

/** The state of a file is that of its worst part. */
export function wholeState(dispute: ImportedDispute): StatePillProps {
  if (isIntact(dispute)) return { state: 'intact', isReadable: true };
  if (!dispute.manifest.sealed) return { state: 'unsealed', isReadable: true };
  const isUnchecked =
    dispute.manifestState === 'unchecked' &&
    dispute.checked.every(({ state, isReadable }) => state === 'unchecked' && isReadable);
  return { state: isUnchecked ? 'unchecked' : 'changed', isReadable: true };
}

/** Dispute files that were imported. */
export function DisputeList({ disputes, onOpen, onRemove }: DisputeListProps) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  if (disputes.length === 0) return null;
  return (
    <Card title={t`Dispute files`}>
      <ul className="divided">
        {disputes.map((dispute) => {
          const order =
            dispute.manifest.orderNo ||
            t({ message: 'All orders', comment: 'A dispute file is about every order of the borrower' });
          return (
            <li key={dispute.id} className={styles['top']}>
              <button type="button" className={styles['open']} onClick={() => onOpen(dispute.id)}>
                <strong className={staff['wrap']}>{order}</strong>
                <span className={styles['facts']}>
                  <StatePill {...wholeState(dispute)} />
                  <Trans>Saved {deskTime(dispute.manifest.createdAt)}</Trans>
                </span>
              </button>
              <IconButton
                icon="trash"
                label={t`Remove the dispute file about ${order}`}
                onClick={() => onRemove(dispute)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type StatePillProps = Pick<CheckedPart, 'state' | 'isReadable'>;

/** The state of a part, in words, not only in colour. */
export function StatePill({ state, isReadable }: StatePillProps) {
  const { t } = useLingui();
  const isGood = state === 'intact' && isReadable;
  const isBad = state === 'changed' || state === 'missing' || !isReadable;
  return (
    <span className={cx(staff['pill'], staff[isGood ? 'good' : isBad ? 'bad' : 'open'])}>
      <Icon name={isGood ? 'check' : isBad ? 'warning' : 'info'} size={16} />
      {t(stateName({ state, isReadable }))}
    </span>
  );
}
