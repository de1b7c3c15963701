import { msg } from '@lingui/macro';
import { type Market, markets } from '@/domain/market';
import { formatMoney, parseMinor } from '@/domain/money';
import { markup, type Markup } from '@/domain/text/markup';
import type { PaymentAttempt } from '@/features/pay/records/card-payments';
import { formatDate } from '@/platform/i18n/format-date';
import type { Receipt } from '@/platform/writes/receipts';
import type { ChatLine } from './content';
import { receiptTitle, stageNames, type Translate, outcomeName } from './file-words';
import type { PaymentsPart, ChatsPart, ComplaintPart, DisputePicture, RequestsPart } from './parts';

type FileRow = { label: string; value: string };

/** Label and value pairs; rows without a value are left out. */
export function rows(given: readonly FileRow[]): Markup {
  return markup`<dl>${given.filter(({ value }) => value !== '').map(({ label, value }) => markup`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>`;
}

/** One record of several. */
function item(title: string, given: readonly FileRow[]): Markup {
  return markup`<div class="item"><h3>${title}</h3>${rows(given)}</div>`;
}

/** Text of a person or of the server, with its line breaks. It cannot change the writing direction around it. */
function quote(text: string): Markup {
  return markup`<blockquote dir="auto">${text}</blockquote>`;
}

/** A titled part of the file. */
export function section(id: string, title: string, content: Markup, isLong = false): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title"${isLong ? markup` class="long"` : ''}><h2 id="${id}-title">${title}</h2>${content}</section>\n`;
}

type Currency = (typeof markets)[keyof typeof markets]['currency'];

/** Minor units as money; the server's own texts unchanged. */
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
    {
      label: msg({ message: 'When', comment: 'Date and time of a record' }),
      value: formatDate(receipt.at, utcOffset, 'full'),
    },
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
      value: formatDate(attempt.startedAt, utcOffset, 'full'),
    },
    {
      label: msg({ message: 'Last change', comment: 'When a payment came to its present state' }),
      value: formatDate(attempt.stageAt, utcOffset, 'full'),
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

/** Claims, receipts and card payments, each as a list of facts. */
export function paymentsSection(
  { claims, receipts, cardPayments }: PaymentsPart,
  market: Market,
  translate: Translate,
): Markup {
  const ofClaims = claims.map((claim) =>
    item(translate(msg`You said you had paid`), [
      {
        label: translate(msg({ message: 'When', comment: 'Date and time of a record' })),
        value: formatDate(claim.claimedAt, market.utcOffset, 'full'),
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

function addresses(title: string, given: readonly string[]): Markup {
  if (given.length === 0) return markup``;
  return markup`<h3>${title}</h3><ul>${given.map((address) => markup`<li><bdi>${address}</bdi></li>`)}</ul>`;
}

function pictures(given: readonly DisputePicture[], of: DisputePicture['of'], translate: Translate): Markup {
  return markup`${given
    .filter((picture) => picture.of === of)
    .map(({ base64 }, index) => {
      const number = index + 1;
      return markup`<img alt="${translate(msg`Picture ${number}`)}" src="data:image/jpeg;base64,${base64}">`;
    })}`;
}

/** The complaint and its answer. */
export function complaintSection(complaint: ComplaintPart, translate: Translate): Markup {
  const { problemId, sentAt, type, sonType, content, images, answer, answerImages, pictures: given = [] } = complaint;
  const isAnswered = answer !== '' || answerImages.length > 0 || given.some(({ of }) => of === 'answer');
  return markup`${rows([
    { label: translate(msg`Complaint number`), value: problemId },
    { label: translate(msg({ message: 'Sent', comment: 'When a complaint was sent' })), value: sentAt },
    { label: translate(msg`Type`), value: [type, sonType].filter(Boolean).join(' · ') },
  ])}<h3>${translate(msg`What you told us`)}</h3>${quote(content)}${pictures(given, 'complaint', translate)}${addresses(translate(msg`Addresses of your pictures`), images)}<h3>${translate(
    msg({ message: 'Answer of customer service', comment: 'Heading in a file for a dispute' }),
  )}</h3>${isAnswered ? markup`${answer === '' ? '' : quote(answer)}${pictures(given, 'answer', translate)}${addresses(translate(msg`Addresses of the answer’s pictures`), answerImages)}` : markup`<p>${translate(msg`There is no answer yet.`)}</p>`}`;
}

const speakers = {
  borrower: msg({ message: 'You', comment: 'Who said a line of a chat: the person whose file it is' }),
  bot: msg({ message: 'Assistant', comment: 'Who said a line of a chat: the chatbot' }),
};

function line({ at, speaker, text, remark }: ChatLine, { utcOffset }: Market, translate: Translate): Markup {
  const who = speaker === 'note' ? '' : `${translate(speakers[speaker])} · `;
  return markup`<li class="${speaker}"><span class="who">${who}${formatDate(at, utcOffset, 'full')}${remark === '' ? '' : ` · ${remark}`}</span><span dir="auto">${text}</span></li>`;
}

/** Conversations, line by line. */
export function chatsSection(
  { sessions }: ChatsPart,
  lines: readonly (readonly ChatLine[])[],
  market: Market,
  translate: Translate,
): Markup {
  return markup`${sessions.map(
    ({ orderNo, startedAt }, index) =>
      markup`<div class="item"><h3>${formatDate(startedAt, market.utcOffset, 'full')}${orderNo === '' ? '' : ` · ${orderNo}`}</h3><ol class="lines">${(lines[index] ?? []).map((said) => line(said, market, translate))}</ol></div>`,
  )}`;
}

/** The latest calls as a table, newest first. */
export function requestsSection({ calls }: RequestsPart, { utcOffset }: Market, translate: Translate): Markup {
  return markup`<p class="soft">${translate(msg`What the app asked the server for on this phone: names, times and outcomes, nothing of what was asked or answered.`)}</p>
<table><thead><tr><th scope="col">${translate(msg({ message: 'Time', comment: 'Column: when a request began' }))}</th><th scope="col">${translate(msg({ message: 'Request', comment: 'Column: name of a request to the server' }))}</th><th scope="col">${translate(
    msg({ message: 'Milliseconds', comment: 'Column: how long a request took' }),
  )}</th><th scope="col">${translate(msg({ message: 'Outcome', comment: 'Column: what became of a request' }))}</th></tr></thead><tbody>${[
    ...calls,
  ]
    .reverse()
    .map(
      (call) =>
        markup`<tr><td>${formatDate(call.at, utcOffset, 'full')}</td><td>${call.call}</td><td>${String(Math.round(call.took))}</td><td${call.outcome === 'ok' ? '' : markup` class="bad"`}>${translate(outcomeName(call))}</td></tr>`,
    )}</tbody></table>`;
}
