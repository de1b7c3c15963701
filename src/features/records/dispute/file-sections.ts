import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Market } from '@/domain/market';
import { readShownAmount, shownAmount } from '@/domain/money';
import { markup, type Markup } from '@/domain/text/markup';
import { cardName, type PaymentAttempt, type PaymentStage } from '@/features/pay/records/card-payments';
import { formatDate } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { LoggedCall } from '@/platform/telemetry/request-log';
import { receiptFacts } from '../receipt-facts';
import type { ChatLine } from './content';
import type {
  PaymentsPart,
  ChatsPart,
  ComplaintPart,
  DisputePicture,
  DisputePartName,
  RequestsPart,
} from './dispute-sections';

export const partTitles: Record<DisputePartName, MessageDescriptor> = {
  complaint: msg({ message: 'Complaint', comment: 'Part of a file for a dispute' }),
  chats: msg({ message: 'Chat conversations', comment: 'Part of a file for a dispute' }),
  payments: msg({ message: 'Payments', comment: 'Part of a file for a dispute: claims, receipts, card payments' }),
  requests: msg({
    message: 'Log of requests',
    comment: 'Part of a file for a dispute: what the app asked the server, and when',
  }),
};

/** Names of the stages of a card payment. */
const stageNames: Record<PaymentStage, MessageDescriptor> = {
  committing: msg({ message: 'On its way', comment: 'State of a card payment' }),
  code: msg({ message: 'Waiting for the SMS code', comment: 'State of a card payment' }),
  confirming: msg({ message: 'Being confirmed', comment: 'State of a card payment' }),
  asking: msg({ message: 'On its way', comment: 'State of a card payment' }),
  away: msg({ message: 'Continued on another page', comment: 'State of a card payment' }),
  unknown: msg({ message: 'The answer was lost', comment: 'State of a card payment' }),
  submitted: msg({ message: 'Submitted, not yet seen on the loan', comment: 'State of a card payment' }),
  paid: msg({ message: 'Paid', comment: 'State of a card payment' }),
  unpaid: msg({ message: 'Looked for, not paid', comment: 'State of a card payment' }),
  refused: msg({ message: 'Refused', comment: 'State of a card payment' }),
};

/** @returns the name of a call's outcome */
function outcomeName({ outcome, code }: LoggedCall): MessageDescriptor {
  switch (outcome) {
    case 'ok':
      return msg({ message: 'Answered', comment: 'What became of a request to the server' });
    case 'refused':
      return code === ''
        ? msg({ message: 'Refused by the server', comment: 'What became of a request' })
        : msg({ message: `Refused, code ${code}`, comment: 'What became of a request' });
    case 'http':
      return msg({ message: `Server error ${code}`, comment: 'What became of a request: an HTTP status' });
    case 'offline':
      return msg({ message: 'No network', comment: 'What became of a request' });
    case 'timed-out':
      return msg({ message: 'No answer in time', comment: 'What became of a request' });
    case 'unreadable':
      return msg({ message: 'Unreadable answer', comment: 'What became of a request' });
    case 'left':
      return msg({ message: 'Page was left', comment: 'What became of a request: nobody waited for the answer' });
    case 'failed':
      break;
  }
  return msg({ message: 'Failed', comment: 'What became of a request' });
}

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

function attemptRows(attempt: PaymentAttempt, { currency, utcOffset }: Market, translate: Translate): FileRow[] {
  return [
    {
      label: msg({ message: 'Started', comment: 'Label on a receipt: when the payment began' }),
      value: formatDate(attempt.startedAt, utcOffset, 'full'),
    },
    {
      label: msg({ message: 'Last change', comment: 'When a payment came to its present state' }),
      value: formatDate(attempt.stageAt, utcOffset, 'full'),
    },
    {
      label: msg({ message: 'Amount', comment: 'Label on a receipt' }),
      value: shownAmount(readShownAmount(attempt.amount), currency),
    },
    {
      label: msg({ message: 'Paid with', comment: 'Label on a receipt' }),
      value: cardName(attempt),
    },
    { label: msg({ message: 'Reference number', comment: 'Label on a receipt' }), value: attempt.recordId },
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
  const ofReceipts = receipts.map((receipt) => {
    const { title, rows: facts } = receiptFacts(receipt, translate, 'full');
    return item(title, facts);
  });
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
