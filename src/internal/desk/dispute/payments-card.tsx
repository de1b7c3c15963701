import { useLingui } from '@lingui/macro';
import { markets } from '@/domain/market';
import { formatMoney, parseMinor } from '@/domain/money';
import { Card } from '@/ui/card';
import { useDeskTime } from '../desk-time';
import type { ImportedDispute } from '../storage/support-disputes';
import { cardStages, receiptName } from '../words/dispute-words';
import styles from './dispute.module.css';

type Props = { dispute: ImportedDispute };

function money(amount: string, market: keyof typeof markets): string {
  const minor = parseMinor(amount);
  return minor === null ? amount : formatMoney({ minor, currency: markets[market].currency });
}

type Fact = { at: number; title: string; facts: readonly string[] };

/** Claims, receipts and card payments in the order in which they happened. */
export function PaymentsCard({ dispute: { payments, manifest } }: Props) {
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
      <ol className={styles['events']}>
        {all
          .map((fact, place) => ({ ...fact, place }))
          .map(({ at, title, facts, place }) => (
            <li key={place} className={styles['event']}>
              <span className={styles['time']}>{deskTime(at)}</span>
              <span className={styles['title']}>{title}</span>
              <span className={styles['hint']}>{facts.filter(Boolean).join(' · ')}</span>
            </li>
          ))}
      </ol>
    </Card>
  );
}
