import { useLingui } from '@lingui/macro';
import { markets } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { handedOver, placeOfPayment } from '@/domain/payments/payment-facts';
import { shownTitles } from '@/domain/topics';
import type { DisputePicture } from '@/features/records/dispute/dispute-format';
import { receiptWords } from '@/features/records/receipt-facts';
import { IconButton } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Rows } from '@/ui/rows';
import { useDesk, useDeskTime } from '../desk';
import type { CheckedPart } from '../import/read-dispute';
import type { ImportedDispute } from '../storage/support-disputes';
import { findingNames, partNames, stageNames, stateName } from '../words';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

/** The complaint at the time of the file. Its texts are not rendered as markup, nor its addresses as links. */
export function ComplaintCard({ complaint }: { complaint: NonNullable<ImportedDispute['complaint']> }) {
  const { t } = useLingui();
  const { problemId, sentAt, type, sonType, content, images, answer, answerImages, pictures = [] } = complaint;
  const isAnswered = answer !== '' || answerImages.length > 0 || pictures.some(({ of }) => of === 'answer');
  return (
    <Card title={t(partNames.complaint)}>
      <div className="stack">
        <Rows
          rows={[
            { label: t`Number`, value: problemId || '–' },
            { label: t`Type`, value: shownTitles(type, sonType).join(' · ') || '–' },
            ...(sentAt === ''
              ? []
              : [{ label: t({ message: 'Sent to us', comment: 'When a complaint was sent' }), value: sentAt }]),
          ]}
        />
        <Statement words={content} pictures={pictures.filter(({ of }) => of === 'complaint')} addresses={images} />
        {isAnswered ? (
          <>
            <h3>{t`Answer of customer service`}</h3>
            <Statement
              words={answer}
              pictures={pictures.filter(({ of }) => of === 'answer')}
              addresses={answerImages}
            />
          </>
        ) : (
          <p className="hint">{t`Not answered when the file was saved.`}</p>
        )}
      </div>
    </Card>
  );
}

type StatementProps = {
  words: string;
  /** The pictures that are in the file. */
  pictures: readonly DisputePicture[];
  addresses: readonly string[];
};

function Statement({ words, pictures, addresses }: StatementProps) {
  const { t } = useLingui();
  const numbered = pictures.map(({ base64 }, index) => ({ number: index + 1, base64 }));
  return (
    <>
      {words !== '' && (
        <p className={cx(staff['sunken'], styles.words)} dir="auto">
          {words}
        </p>
      )}
      {numbered.map(({ number, base64 }) => (
        <img
          key={number}
          className={styles.picture}
          alt={t`Picture ${number}`}
          src={`data:image/jpeg;base64,${base64}`}
        />
      ))}
      {addresses.length > 0 && (
        <ul className={cx('hint', staff['wrap'])}>
          {Array.from(new Set(addresses), (address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type Fact = { at: number; title: string; facts: readonly string[] };

/** Payments with what happened to them, complaints and ratings, in the order of their times. */
export function PaymentsCard({ dispute: { payments } }: { dispute: ImportedDispute }) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  if (!payments) return null;

  const all: Fact[] = [
    ...payments.payments.flatMap((payment): Fact[] => {
      const { code, card, found, market, startedAt, stageAt, complainedAt } = payment;
      const [sum, place] = [shownAmount(handedOver(payment), markets[market].currency), placeOfPayment(payment)];
      const names = [payment.purpose === 'extension' ? t`Extension` : '', sum, place, code?.number ?? ''];
      const numbers = [code?.billNumber ?? '', card?.recordId ?? '', payment.refusal];
      const facts = [...names, ...numbers, payment.orderId];
      return [
        ...(startedAt < stageAt ? [{ at: startedAt, title: t`A payment began`, facts }] : []),
        { at: stageAt, title: t(stageNames[payment.stage]), facts },
        ...(found ? [{ at: found.at, title: t(findingNames[found.is]), facts }] : []),
        ...(complainedAt === null ? [] : [{ at: complainedAt, title: t`Complained about a payment`, facts }]),
      ];
    }),
    ...payments.receipts.map((receipt) => {
      const { title, state } = receiptWords(receipt, (message) => t(message));
      return { at: receipt.at, title, facts: [state, receipt.orderId] };
    }),
  ];
  all.sort((a, b) => a.at - b.at);
  return (
    <Card title={t(partNames.payments)}>
      <ol className="divided">
        {Array.from(all, ({ at, title, facts }, place) => (
          <li key={place} className={styles.part}>
            <p className="hint">{deskTime(at)}</p>
            <p className={staff['strong']}>{title}</p>
            <p className={cx('hint', staff['wrap'])}>{facts.filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The state of a file is that of its manifest and all its parts, which can be read; otherwise `changed`. */
export function wholeState({ manifestState, checked }: ImportedDispute): StatePillProps {
  const isWhole = checked.every(({ state, isReadable }) => isReadable && state === manifestState);
  return { state: isWhole ? manifestState : 'changed', isReadable: true };
}

/** Dispute files that were imported. */
export function DisputeList() {
  const { t } = useLingui();
  const { library, open } = useDesk();
  const deskTime = useDeskTime();
  if (library.disputes.length === 0) return null;
  return (
    <Card title={t`Dispute files`}>
      <ul className="divided">
        {library.disputes.map((dispute) => {
          const order =
            dispute.manifest.orderNo ||
            t({ message: 'All loans', comment: 'A dispute file is about every order of the borrower' });
          return (
            <li key={dispute.id} className={styles.top}>
              <button type="button" className={styles.open} onClick={() => open({ dispute: dispute.id })}>
                <strong className={staff['wrap']}>{order}</strong>
                <span className={styles.facts}>
                  <StatePill {...wholeState(dispute)} />
                  {t`Saved ${deskTime(dispute.manifest.createdAt)}`}
                </span>
              </button>
              <IconButton
                icon="trash"
                label={t`Remove the dispute file about ${order}`}
                onClick={() => void library.removeDispute(dispute)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type StatePillProps = Pick<CheckedPart, 'state' | 'isReadable'>;

/** The state of a part as coloured text. */
export function StatePill({ state, isReadable }: StatePillProps) {
  const { t } = useLingui();
  const isBad = state === 'changed' || state === 'missing' || !isReadable;
  // Never a success: the person who changes a file can calculate its checksums again.
  const tone = isBad ? 'error' : state === 'intact' ? 'info' : 'warning';
  return (
    <span className={cx('pill', staff['state'])} data-tone={tone}>
      <Icon name={isBad ? 'warning' : 'info'} size={16} />
      {t(stateName({ state, isReadable }))}
    </span>
  );
}
