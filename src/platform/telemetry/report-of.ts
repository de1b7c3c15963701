import * as v from 'valibot';
import { parseLocale } from '@/domain/languages';
import {
  errorClasses,
  maxReportBytes,
  maxReports,
  type Report,
  report as reportSchema,
  type ReportMessage,
} from '@/platform/api/contract/reports';
import { classifyError, HttpError } from '@/platform/api/errors';
import type { Note } from './report-notes';

/** The data of a report that is not in the note. */
export type ReportContext = {
  /** Default path of the page on screen. */
  page: string;
  /** The name of the call that failed with an error; empty if it is not known. */
  callOf: (error: unknown) => string;
  /** The folder of our scripts: `https://host/app/assets/`. */
  scripts: string;
};

/** The maximum of reported frames; those below are of libraries. */
const maxFrames = 12;

/** The frames of a stack in our scripts, as `assets/name.js:line:column`, without the message. */
function framesOf(error: Error, scripts: string): string[] {
  const { stack = '', message } = error;
  const at = message === '' ? -1 : stack.indexOf(message);
  const below = at === -1 ? stack : stack.slice(at + message.length);
  return below
    .split('\n')
    .flatMap((line) => {
      const start = line.indexOf(scripts);
      if (start === -1) return [];
      const found = /^([\w.-]+\.js)(?:\?[^:\s)]*)?:(\d+):(\d+)\)?$/.exec(line.slice(start + scripts.length).trim());
      return found ? [`assets/${found[1] ?? ''}:${found[2] ?? ''}:${found[3] ?? ''}`] : [];
    })
    .slice(0, maxFrames);
}

function classOf(error: unknown): (typeof errorClasses)[number] {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return errorClasses.find((known) => known === name) ?? 'other';
}

/** The kind of the address that a policy refused. */
function blockedKind(blocked: string, scripts: string): Extract<Report, { kind: 'policy' }>['blocked'] {
  if (blocked === 'inline') return 'inline';
  if (blocked === 'eval' || blocked === 'wasm-eval') return 'eval';
  if (blocked.startsWith('trusted-types')) return 'trusted-types';
  if (blocked === 'data' || blocked.startsWith('data:')) return 'data';
  if (blocked === 'blob' || blocked.startsWith('blob:')) return 'blob';
  const origin = scripts.split('/').slice(0, 3).join('/');
  return blocked === origin || blocked.startsWith(`${origin}/`) ? 'own' : 'other';
}

function reportFields(one: Note, { page, callOf, scripts }: ReportContext): unknown {
  const error = 'error' in one ? one.error : undefined;
  return {
    call: callOf(error),
    outcome: error === undefined ? 'ok' : classifyError(error),
    ...one,
    ...('took' in one && { took: Math.max(0, Math.round(one.took)) }),
    ...('blocked' in one && { blocked: blockedKind(one.blocked, scripts) }),
    error: classOf(error),
    status: error instanceof HttpError ? error.status : 0,
    stack: error instanceof Error ? framesOf(error, scripts) : [],
    page,
  };
}

/** Makes a report of a note (decision 66, reports): the fields of its schema; null if it does not match. */
export function toReport(one: Note, context: ReportContext): Report | null {
  const parsed = v.safeParse(reportSchema, reportFields(one, context), { abortEarly: true });
  return parsed.success ? parsed.output : null;
}

/** The head of every message. */
export type MessageHead = Omit<ReportMessage, 'version' | 'at' | 'connection' | 'reports' | 'language'> & {
  /** Epoch milliseconds. */
  now: number;
  /** As the browser names it; others count as `unknown`. */
  connection: string | undefined;
  language: string;
};

/** @returns the size of a text on the network, bytes */
export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Puts reports into messages, as the texts that are sent: at most `maxReports` reports and `maxReportBytes` bytes. */
export function messagesOf(reports: readonly Report[], around: MessageHead): string[] {
  const { now, connection, language, dropped, ...rest } = around;
  const head: ReportMessage = {
    version: 1,
    ...rest,
    at: Math.floor(now / 60_000) * 60_000,
    language: parseLocale(language) ?? 'en',
    connection: (['slow-2g', '2g', '3g', '4g'] as const).find((known) => known === connection) ?? 'unknown',
    dropped,
    reports: [],
  };
  const room = maxReportBytes - bytesOf(JSON.stringify(head));
  const parts: Report[][] = [];
  let left = 0;
  for (const report of reports) {
    // With the comma before it.
    const bytes = bytesOf(JSON.stringify(report)) + 1;
    const part = parts[parts.length - 1];
    if (part && part.length < maxReports && bytes <= left) {
      part.push(report);
      left -= bytes;
    } else {
      parts.push([report]);
      left = room - bytes;
    }
  }
  // Only the first message has the number of dropped reports.
  return parts.map((part, index) => JSON.stringify({ ...head, dropped: index === 0 ? dropped : 0, reports: part }));
}
