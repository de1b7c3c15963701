import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Market } from '@/domain/market';
import { markup, type Markup } from '@/domain/text/markup';
import { shownTitles } from '@/domain/topics';
import { formatDate } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { LoggedCall } from '@/platform/telemetry/request-log';
import { receiptFacts } from '../receipt-facts';
import { receiptOf } from '../receipt-of';
import type { ChatLine } from './content';
import type { DisputePartName, DisputePicture, PartOf } from './dispute-format';

/** Parts of a dispute file, in it and at the desk. */
export const partTitles: Record<DisputePartName, MessageDescriptor> = {
  complaint: msg({ message: 'Complaint', comment: 'Part of a file for a dispute' }),
  chats: msg({ message: 'Chat conversations', comment: 'Part of a file for a dispute' }),
  payments: msg({ message: 'Payments', comment: 'Part of a file for a dispute: payments, complaints, ratings' }),
  requests: msg({ message: 'Log of requests', comment: 'Part of a file for a dispute: calls to the server' }),
};

const outcomes: Record<Exclude<LoggedCall['outcome'], 'http'>, MessageDescriptor> = {
  ok: msg({ message: 'Answered', comment: 'What became of a request to the server' }),
  refused: msg({ message: 'Refused by the server', comment: 'What became of a request' }),
  offline: msg({ message: 'No network', comment: 'What became of a request' }),
  'timed-out': msg({ message: 'No answer in time', comment: 'What became of a request' }),
  unreadable: msg({ message: 'Unreadable answer', comment: 'What became of a request' }),
  left: msg({ message: 'Left the page', comment: 'What became of a request: the page was left before the answer' }),
  failed: msg({ message: 'Failed', comment: 'What became of a request' }),
};

/** What became of a call of the request log, with its status or code. */
export function outcomeName({ outcome, code }: LoggedCall): MessageDescriptor {
  if (outcome === 'http')
    return msg({ message: `HTTP status ${code}`, comment: 'What became of a request: an HTTP status' });
  return outcome === 'refused' && code !== ''
    ? msg({ message: `Refused, code ${code}`, comment: 'What became of a request' })
    : outcomes[outcome];
}

export type FileContext = { market: Market; translate: Translate };

/** A label, which is translated unless it is a text, and its value. */
type Fact = readonly [label: MessageDescriptor | string, value: string];

/** A list of facts; those without a value are left out. */
export function factList(facts: readonly Fact[], translate: Translate): Markup {
  const known = facts.filter(([, value]) => value !== '');
  return markup`<dl>${known.map(([label, value]) => markup`<div><dt>${typeof label === 'string' ? label : translate(label)}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>`;
}

/** Text of a person or of the server, with its line breaks. It cannot change the writing direction around it. */
function quote(text: string): Markup {
  return markup`<blockquote dir="auto">${text}</blockquote>`;
}

/** A titled part of the file. */
export function section(id: string, title: string, content: Markup, isLong = false): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title"${isLong ? markup` class="long"` : ''}><h2 id="${id}-title">${title}</h2>${content}</section>\n`;
}

/** Payments, complaints and ratings, each as a list of facts. */
export function paymentsSection({ payments, receipts }: PartOf<'payments'>, { translate }: FileContext): Markup {
  return markup`${[...payments.map(receiptOf), ...receipts].map((receipt) => {
    const { title, rows } = receiptFacts(receipt, translate, 'full');
    const facts = rows.map(({ label, value }): Fact => [label, value]);
    return markup`<div class="item"><h3>${title}</h3>${factList(facts, translate)}</div>`;
  })}`;
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
export function complaintSection(complaint: PartOf<'complaint'>, { translate }: FileContext): Markup {
  const { problemId, sentAt, type, sonType, content, images, answer, answerImages, pictures: given = [] } = complaint;
  const isAnswered = answer !== '' || answerImages.length > 0 || given.some(({ of }) => of === 'answer');
  const facts: Fact[] = [
    [msg`Complaint number`, problemId],
    [msg({ message: 'Sent to us', comment: 'When a complaint was sent' }), sentAt],
    [msg`Type`, shownTitles(type, sonType).join(' · ')],
  ];
  const told = translate(msg`What you told us`);
  const answered = translate(
    msg({ message: 'Answer of customer service', comment: 'Heading in a file for a dispute' }),
  );
  const answerAddresses = addresses(translate(msg`Addresses of the answer’s pictures`), answerImages);
  const answerParts = isAnswered
    ? markup`${answer === '' ? '' : quote(answer)}${pictures(given, 'answer', translate)}${answerAddresses}`
    : markup`<p>${translate(msg`There is no answer yet.`)}</p>`;
  return markup`${factList(facts, translate)}<h3>${told}</h3>${quote(content)}${pictures(given, 'complaint', translate)}${addresses(translate(msg`Addresses of your pictures`), images)}<h3>${answered}</h3>${answerParts}`;
}

const speakers = {
  borrower: msg({ message: 'You', comment: 'Who said a line of a chat: the person whose file it is' }),
  bot: msg({ message: 'Assistant', comment: 'Who said a line of a chat: the chatbot' }),
};

function line({ at, speaker, text, remark }: ChatLine, { market: { utcOffset }, translate }: FileContext): Markup {
  const who = speaker === 'note' ? '' : `${translate(speakers[speaker])} · `;
  return markup`<li class="${speaker}"><span class="who">${who}${formatDate(at, utcOffset, 'full')}${remark === '' ? '' : ` · ${remark}`}</span><span dir="auto">${text}</span></li>`;
}

/** Conversations, line by line. */
export function chatsSection(
  { sessions }: PartOf<'chats'>,
  lines: readonly (readonly ChatLine[])[],
  context: FileContext,
): Markup {
  return markup`${sessions.map(
    ({ orderNo, startedAt }, index) =>
      markup`<div class="item"><h3>${formatDate(startedAt, context.market.utcOffset, 'full')}${orderNo === '' ? '' : ` · ${orderNo}`}</h3><ol class="lines">${(lines[index] ?? []).map((said) => line(said, context))}</ol></div>`,
  )}`;
}

/** The latest calls as a table, newest first. */
export function requestsSection({ calls }: PartOf<'requests'>, { market, translate }: FileContext): Markup {
  const about = msg`What the app asked the server for on this phone: names, times and outcomes, nothing of what was asked or answered.`;
  const columns = [
    msg({ message: 'Time', comment: 'Column: when a request began' }),
    msg({ message: 'Request', comment: 'Column: name of a request to the server' }),
    msg({ message: 'Milliseconds', comment: 'Column: how long a request took' }),
    msg({ message: 'Outcome', comment: 'Column: what became of a request' }),
  ].map((title) => markup`<th scope="col">${translate(title)}</th>`);
  const rows = [...calls].reverse().map((call) => {
    const time = formatDate(call.at, market.utcOffset, 'full');
    const bad = call.outcome === 'ok' ? '' : markup` class="bad"`;
    return markup`<tr><td>${time}</td><td>${call.call}</td><td>${String(Math.round(call.took))}</td><td${bad}>${translate(outcomeName(call))}</td></tr>`;
  });
  return markup`<p class="soft">${translate(about)}</p>
<table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table>`;
}
