import { msg } from '@lingui/macro';
import { type Market, markets } from '@/domain/market';
import { formatMoney, parseMinor } from '@/domain/money';
import { markup, type Markup } from '@/domain/text/markup';
import type { PaymentAttempt } from '@/features/pay/records/card-payments';
import { formatDate } from '@/platform/i18n/format-date';
import type { Receipt } from '@/platform/writes/receipts';
import type { PaymentsPart } from '../parts';
import { item, type FileRow } from './pieces';
import { receiptTitle, stageNames, type Translate } from './words';

type Currency = (typeof markets)[keyof typeof markets]['currency'];

/** Minor units as money; the server's own words as they are. */
function shown(amount: string, currency: Currency): string {
  const minor = parseMinor(amount);
  return minor === null ? amount : formatMoney({ minor, currency });
}

function receiptRows(receipt: Receipt, translate: Translate): FileRow[] {
  const { currency, utcOffset } = markets[receipt.market];
  const what = 'amount' in receipt ? [{ label: msg`Amount`, value: shown(receipt.amount, currency) }] : [];
  const where =
    receipt.kind === 'payment'
      ? [{ label: msg({ message: 'Where', comment: 'Bank or shop of a payment' }), value: receipt.place }]
      : [];
  const due = receipt.kind === 'extension' ? [{ label: msg`New due date`, value: receipt.newDueTime }] : [];
  const stars =
    receipt.kind === 'rating'
      ? [{ label: msg({ message: 'Stars', comment: 'How many stars were given' }), value: String(receipt.stars) }]
      : [];
  const about =
    receipt.kind === 'complaint'
      ? [
          { label: msg`Complaint number`, value: receipt.problemId },
          { label: msg`Type`, value: [receipt.type, receipt.sonType].filter(Boolean).join(' · ') },
        ]
      : [];
  const reference = 'reference' in receipt ? [{ label: msg`Reference`, value: receipt.reference }] : [];
  return [
    { label: msg({ message: 'When', comment: 'Date and time of a record' }), value: formatDate(receipt.at, utcOffset) },
    ...what,
    ...where,
    ...due,
    ...stars,
    ...about,
    ...reference,
    { label: msg`Product`, value: receipt.productName },
    { label: msg`Order number`, value: receipt.orderId },
  ].map(({ label, value }) => ({ label: translate(label), value }));
}

function attemptRows(attempt: PaymentAttempt, { currency, utcOffset }: Market, translate: Translate): FileRow[] {
  return [
    {
      label: msg({ message: 'Begun', comment: 'When a payment was begun' }),
      value: formatDate(attempt.startedAt, utcOffset),
    },
    {
      label: msg({ message: 'Last change', comment: 'When a payment came to its present state' }),
      value: formatDate(attempt.stageAt, utcOffset),
    },
    { label: msg`Amount`, value: shown(attempt.amount, currency) },
    {
      label: msg`Bank`,
      value: [attempt.bankName, attempt.cardEnd && `•••• ${attempt.cardEnd}`].filter(Boolean).join(' '),
    },
    { label: msg`Reference`, value: attempt.recordId },
    {
      label: msg({ message: 'The server said', comment: 'Its words when it refused a payment' }),
      value: attempt.refusal,
    },
    { label: msg`Order number`, value: attempt.orderId },
  ].map(({ label, value }) => ({ label: translate(label), value }));
}

/** Claims, receipts and card payments, each as a short list of facts. */
export function paymentsSection(
  { claims, receipts, cardPayments }: PaymentsPart,
  market: Market,
  translate: Translate,
): Markup {
  const ofClaims = claims.map((claim) =>
    item(translate(msg`You said you had paid`), [
      {
        label: translate(msg({ message: 'When', comment: 'Date and time of a record' })),
        value: formatDate(claim.claimedAt, market.utcOffset),
      },
      { label: translate(msg`Order number`), value: claim.orderId },
    ]),
  );
  const ofReceipts = receipts.map((receipt) => item(translate(receiptTitle(receipt)), receiptRows(receipt, translate)));
  const ofCards = cardPayments.flatMap(({ attempt }) =>
    attempt
      ? [
          item(
            `${translate(msg`Card payment`)}: ${translate(stageNames[attempt.stage])}`,
            attemptRows(attempt, market, translate),
          ),
        ]
      : [],
  );
  return markup`${[...ofClaims, ...ofReceipts, ...ofCards]}`;
}
