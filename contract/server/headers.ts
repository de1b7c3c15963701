import type { Finding } from './findings';
import type { Exchange } from './walk-observed';

/** The maximum difference of a `Date` header that a slow answer can explain, milliseconds. */
const clockMs = 120_000;

type Answered = Exchange & { answer: NonNullable<Exchange['answer']> };

/** An HTTP error is a separate finding: it is not an answer of the call, and often of another server. */
const isAnswered = (exchange: Exchange): exchange is Answered =>
  exchange.answer !== null && exchange.answer.status < 400;

function dateFaults({ answer }: Answered, now: number): string[] {
  const date = answer.headers.get('date');
  if (date === null) return ['There is no Date: the page goes by the phone’s clock, and an expiry is a day off'];
  const difference = Date.parse(date) - now;
  if (Number.isNaN(difference)) return ['The Date cannot be read'];
  if (Math.abs(difference) <= clockMs) return [];
  return [`The Date is ${Math.round(Math.abs(difference) / 60_000)} min ${difference < 0 ? 'behind' : 'ahead'}`];
}

function cachingFaults({ answer }: Answered): string[] {
  const control = answer.headers.get('cache-control') ?? '';
  if (/\bno-store\b/i.test(control)) return [];
  const problem = control === '' ? 'There is no Cache-Control' : 'Cache-Control has no no-store';
  return [`${problem}: one borrower’s answer is stored on the phone, and another borrower may get it`];
}

function typeFaults({ call, answer }: Answered): string[] {
  const type = answer.headers.get('content-type') ?? '';
  const isRight = call.envelope === 'none' ? /^image\//i.test(type) : /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
  if (isRight) return [];
  const wanted = call.envelope === 'none' ? 'image/…' : 'application/json';
  return [`The Content-Type is ${type.split(';')[0] || 'missing'} in place of ${wanted}`];
}

const list = (value: string | null) => (value ?? '').toLowerCase().split(/\s*,\s*/);

function corsFaults({ answer }: Answered, pageOrigin: string): string[] {
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== pageOrigin)
    return ['Access-Control-Allow-Origin does not name the page’s origin: no page can read the answer'];
  const shown = list(answer.headers.get('access-control-expose-headers'));
  if (
    shown.includes('date') ||
    (shown.includes('*') && answer.headers.get('access-control-allow-credentials') === null)
  )
    return [];
  return ['Access-Control-Expose-Headers does not name Date: the page cannot set its clock'];
}

/**
 * Checks the headers of answers.
 * @param pageOrigin origin of the pages; if it is not that of the API, a browser needs more headers
 * @param now epoch milliseconds
 */
export function headerFindings(
  exchanges: readonly Exchange[],
  { pageOrigin, apiOrigin, now }: { pageOrigin: string; apiOrigin: string; now: number },
): Finding[] {
  return exchanges.filter(isAnswered).flatMap((exchange) => {
    const { name } = exchange.call;
    const found = (rule: Finding['rule'], texts: string[]) => texts.map((text) => ({ rule, call: name, text }));
    return [
      ...found('date', dateFaults(exchange, now)),
      ...found('caching', cachingFaults(exchange)),
      ...found('type', typeFaults(exchange)),
      ...(pageOrigin === apiOrigin ? [] : found('cors', corsFaults(exchange, pageOrigin))),
    ];
  });
}

/**
 * Checks the preflight answer, which a browser needs before a page of another origin can send a call.
 * @param headers names of the headers of the call
 */
export function preflightFaults(
  answer: { status: number; headers: Headers },
  { pageOrigin, headers }: { pageOrigin: string; headers: readonly string[] },
): string[] {
  if (answer.status < 200 || answer.status > 299)
    return [`OPTIONS is answered with HTTP ${answer.status}: nothing can be sent`];
  const origin = answer.headers.get('access-control-allow-origin');
  const allowed = list(answer.headers.get('access-control-allow-headers'));
  const missing = headers.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
  return [
    ...(origin === '*' || origin === pageOrigin ? [] : ['OPTIONS does not allow the page’s origin']),
    ...(missing.length > 0 ? [`OPTIONS does not allow the headers ${missing.join(', ')}`] : []),
  ];
}
