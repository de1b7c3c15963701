import { msg } from '@lingui/macro';
import type { Market } from '@/domain/market';
import { markup, type Markup } from '@/domain/text/markup';
import { formatDate } from '@/platform/i18n/format-date';
import type { ChatLine } from '../content';
import type { ChatsPart, ComplaintPart, DisputePicture, RequestsPart } from '../parts';
import { quote, rows } from './pieces';
import { outcomeName, type Translate } from './words';

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

/** What was complained about, and what came of it. */
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
  return markup`<li class="${speaker}"><span class="who">${who}${formatDate(at, utcOffset)}${remark === '' ? '' : ` · ${remark}`}</span><span dir="auto">${text}</span></li>`;
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
      markup`<div class="item"><h3>${formatDate(startedAt, market.utcOffset)}${orderNo === '' ? '' : ` · ${orderNo}`}</h3><ol class="lines">${(lines[index] ?? []).map((said) => line(said, market, translate))}</ol></div>`,
  )}`;
}

/** The latest calls as a table, the latest first. */
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
        markup`<tr><td>${formatDate(call.at, utcOffset)}</td><td>${call.call}</td><td>${String(Math.round(call.took))}</td><td${call.outcome === 'ok' ? '' : markup` class="bad"`}>${translate(outcomeName(call))}</td></tr>`,
    )}</tbody></table>`;
}
