import * as v from 'valibot';
import { locales, marketIds } from '@/domain/languages';
import { errorKinds } from '../errors';

/** The maximum of reports in one message; further ones are in the next. */
export const maxReports = 50;

/** The maximum size of a message, bytes. */
export const maxReportBytes = 32_768;

const name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,59}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

const common = {
  /** Default path of a page, as in its route; `/` without a page. Never the path of an address. */
  page: v.pipe(v.string(), v.regex(/^\/(?:[A-Za-z]+\/?)*$/), v.maxLength(60)),
  /** The number of equal reports; absent for a single one. */
  times: v.optional(v.pipe(count, v.minValue(2))),
};

/** The name of a call in the contract; empty if it is not known. */
const call = v.union([v.literal(''), name]);

/** The classes of errors; every other class is `other`. */
export const errorClasses = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'OfflineError',
  'TimedOutError',
  'HttpError',
  'UnreadableAnswerError',
  'RefusedError',
  'other',
] as const;

/** A frame of a stack: script, line and column. scripts/places.ts turns it into a place in the source. */
const frame = v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,60}\.js:\d{1,6}:\d{1,7}$/));

const error = v.object({
  kind: v.literal('error'),
  /** `uncaught`: no code caught it. `crash`: a page could not be rendered. `part`: code of a page did not load. */
  how: v.picklist(['uncaught', 'crash', 'part']),
  error: v.picklist(errorClasses),
  call,
  /** HTTP status of an `HttpError`, otherwise 0. */
  status: count,
  ...common,
  stack: v.pipe(v.array(frame), v.maxLength(12)),
});

const ended = v.object({
  kind: v.literal('call'),
  call: name,
  outcome: v.picklist(['ok', ...errorKinds]),
  status: count,
  /** Milliseconds. */
  took: count,
  ...common,
});

const vital = v.object({
  kind: v.literal('vital'),
  vital: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Milliseconds; `CLS` in thousandths. */
  value: count,
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  /** `page` is the first page of the document. */
  ...common,
});

const bridge = v.object({
  kind: v.literal('bridge'),
  action: name,
  outcome: v.picklist(['timed-out', 'refused', 'fallback']),
  ...common,
});

const storage = v.object({ kind: v.literal('storage'), state: v.picklist(['memory', 'full', 'damaged']), ...common });

const worker = v.object({ kind: v.literal('worker'), state: v.picklist(['ready', 'waiting', 'replaced']), ...common });

const write = v.object({
  kind: v.literal('write'),
  call,
  /** `failed`: the outcome of a write. `asked`: the server's answer to the question whether it had arrived. */
  step: v.picklist(['failed', 'asked']),
  outcome: v.picklist(['refused', 'later', 'unknown', 'absent', 'sent']),
  ...common,
});

const policy = v.object({
  kind: v.literal('policy'),
  directive: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  /** The kind of the refused address, never the address. */
  blocked: v.picklist(['inline', 'eval', 'trusted-types', 'data', 'blob', 'own', 'other']),
  ...common,
});

const switches = v.object({ kind: v.literal('switches'), state: v.picklist(['wrong']), ...common });

/** One event. There is no field for an address, a parameter, a text, an amount or an id. */
export const report = v.variant('kind', [error, ended, vital, bridge, storage, worker, write, policy, switches]);

/** The message to `VITE_REPORT_URL` (decision 66, reports). Nothing in it identifies borrower, phone or visit. */
export const reportMessage = v.object({
  version: v.literal(1),
  /** As in version.json. */
  release: v.pipe(v.string(), v.regex(/^[\w.+-]{1,80}$/)),
  /** When the message was made: epoch milliseconds, whole minutes. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(60_000)),
  /** The share of page loads that report `call` and `vital`; other kinds are always reported. */
  sample: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  platform: v.picklist(['android', 'ios', 'browser', 'fake']),
  market: v.picklist(marketIds),
  language: v.picklist(locales),
  connection: v.picklist(['slow-2g', '2g', '3g', '4g', 'unknown']),
  /** The number of reports that this page dropped because there were too many. */
  dropped: count,
  reports: v.pipe(v.array(report), v.minLength(1), v.maxLength(maxReports)),
});

export type Report = v.InferOutput<typeof report>;
export type ReportMessage = v.InferOutput<typeof reportMessage>;
