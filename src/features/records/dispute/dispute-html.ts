import { msg } from '@lingui/macro';
import { appConfig } from '@/config/env';
import { markets } from '@/domain/market';
import { markup, Markup } from '@/domain/text/markup';
import { formatDate } from '@/platform/i18n/format-date';
import type { Translate } from '@/platform/i18n/locale-store';
import type { Content } from './content';
import { type DisputePartName, canHash, type SealedDispute, sha256Base64, writeBlocks } from './dispute-format';
import {
  chatsSection,
  complaintSection,
  factList,
  partTitles,
  paymentsSection,
  requestsSection,
  section,
} from './file-sections';

/** Style sheet of the file, for screens and print. It loads no font and no image. */
const fileStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{background:#faf7f0;color:#1c1710;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Noto Sans CJK SC',sans-serif;margin:0;overflow-wrap:anywhere}
header,main,footer{margin:0 auto;max-width:760px;padding:0 16px}
header{padding-top:28px}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 4px}
h2{font-size:1.2rem;margin:0 0 12px}
h3{font-size:1rem;margin:20px 0 6px}
p{margin:0 0 10px}
.soft{color:#5a5144}
section{background:#fff;border:1px solid #ece5d9;border-radius:14px;margin:16px 0;padding:18px 16px}
.code{background:#f4efe6;border-radius:10px;font-size:1.5rem;font-variant-numeric:tabular-nums;font-weight:700;letter-spacing:.04em;margin:4px 0 10px;padding:10px 14px}
.warning{background:#fff4db;border-radius:10px;color:#7a4a00;padding:10px 14px}
dl{margin:0}
dl>div{border-top:1px solid #ece5d9;display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;padding:7px 0}
dl>div:first-child{border-top:0}
dt{color:#5a5144}
dd{font-variant-numeric:tabular-nums;font-weight:600;margin:0}
blockquote{background:#f4efe6;border-radius:10px;margin:0 0 12px;padding:10px 14px;white-space:pre-wrap}
.item{border-top:1px solid #ece5d9;margin-top:14px;padding-top:2px}
img{border:1px solid #ece5d9;border-radius:10px;display:block;height:auto;margin:0 0 10px;max-width:100%}
ol,ul{list-style:none;margin:0;padding:0}
.lines li{border-top:1px solid #ece5d9;padding:8px 0 8px 10px;white-space:pre-wrap}
.lines li:first-child{border-top:0}
.lines li>:last-child{display:block;padding-left:1.5em}
.who{color:#5a5144;display:block;font-size:.8125rem;white-space:normal}
.borrower{border-left:4px solid #ffc33c}
.bot{border-left:4px solid #8a7f6f}
.note{color:#5a5144;font-style:italic}
table{border-collapse:collapse;font-size:.8125rem;width:100%}
th,td{border-top:1px solid #ece5d9;padding:6px 8px 6px 0;text-align:left;vertical-align:top}
thead th{border-top:0;color:#5a5144;font-weight:600}
th{overflow-wrap:break-word}
td{font-variant-numeric:tabular-nums}
td:nth-child(3){white-space:nowrap}
.bad{color:#a8281f;font-weight:600}
footer{color:#5a5144;font-size:.875rem;padding-bottom:40px}
@media print{body{background:#fff;font-size:11pt}section{border:0;padding:0;margin:18pt 0}section,.item,tr,li{break-inside:avoid}section.long{break-inside:auto}h2,h3,h2+p{break-after:avoid}img{max-height:45vh;width:auto}}
`;

export type FileOptions = Pick<Content, 'parts' | 'chatLines'> & { translate: Translate };

function aboutSection({ manifest, code }: SealedDispute, translate: Translate): Markup {
  const { orderNo, problemId, createdAt, appVersion, release, masked } = manifest;
  const { utcOffset } = markets[manifest.market];
  const allOrders = msg({ message: 'All loans', comment: 'A file for a dispute is about every loan of the person' });
  const savedAt = `${formatDate(createdAt, utcOffset, 'full')} (UTC${utcOffset})`;
  const rows = [
    [msg`Loan number`, orderNo || translate(allOrders)],
    [msg`Complaint number`, problemId],
    [msg({ message: 'Saved', comment: 'When a file was made' }), savedAt],
    [msg`App version`, [appVersion, release && `web ${release}`].filter(Boolean).join(' · ')],
    [msg`Numbers hidden`, String(masked)],
  ] as const;
  const facts = factList(rows, translate);
  if (code === null)
    return markup`<p class="warning">${translate(msg`This file is not sealed: the browser it was saved with could not calculate checksums. A later change would not be noticed.`)}</p>${facts}`;
  return markup`<p>${translate(msg`Checking code of this file. Write it down, or send it to yourself: with it, anyone can tell this file from a changed one.`)}</p><p class="code">${code}</p>${facts}`;
}

/** The checksums of the parts, for who checks the file: behind everything that is read. */
function checksums({ manifest, code }: SealedDispute, translate: Translate): Markup | '' {
  if (code === null) return '';
  const hashes = manifest.parts.map(({ name, sha256 }) => [partTitles[name], sha256 ?? ''] as const);
  return section('checksums', translate(msg`Checksums (SHA-256)`), factList(hashes, translate));
}

/** A dispute as one HTML page, and the same content as JSON with checksums (decision 57, dispute file). */
export async function writeDisputeFile(
  sealed: SealedDispute,
  { parts, chatLines, translate }: FileOptions,
): Promise<string> {
  const { manifest } = sealed;
  const { appName } = appConfig;
  const { complaint, chats, payments, requests } = parts;
  const context = { market: markets[manifest.market], translate };
  const styles = canHash() ? `'sha256-${await sha256Base64(fileStyle)}'` : "'unsafe-inline'";
  // The policy allows data: images only if the file contains pictures.
  const images = (complaint?.pictures?.length ?? 0) > 0 ? ' img-src data:;' : '';
  const title = translate(msg({ message: 'Records for a dispute', comment: 'Title of a saved file' }));
  const contents: Record<DisputePartName, Markup | undefined> = {
    complaint: complaint && complaintSection(complaint, context),
    chats: chats && chatsSection(chats, chatLines, context),
    payments: payments && paymentsSection(payments, context),
    requests: requests && requestsSection(requests, context),
  };
  const sections = manifest.parts.flatMap(({ name }) => {
    const content = contents[name];
    return content ? [section(name, translate(partTitles[name]), content, true)] : [];
  });
  return markup`<!doctype html>
<html lang="${manifest.locale}">
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${styles};${images} base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[title, manifest.orderNo, appName].filter(Boolean).join(' · ')}</title>
<style>${new Markup(fileStyle)}</style>
</head>
<body>
<header><h1>${title}</h1><p class="soft">${appName}</p></header>
<main>
${section('about', translate(msg`About this file`), aboutSection(sealed, translate))}${sections}${checksums(sealed, translate)}</main>
<footer><p>${translate(msg`Phone, card and identity numbers, e-mail and UPI addresses, codes and long numbers in texts are hidden. Loan numbers and reference numbers stay readable.`)}</p></footer>
${writeBlocks(sealed.blocks)}</body>
</html>
`.html;
}
