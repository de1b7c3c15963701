import { parseLocale } from '@/domain/languages';
import { maxReportBytes, maxReports, type Report, type ReportMessage } from '@/platform/api/contract/reports';

/** What stands in the head of every message. */
export type MessageHead = Omit<ReportMessage, 'version' | 'at' | 'connection' | 'reports' | 'language'> & {
  /** Epoch milliseconds. */
  now: number;
  /** As the browser names it; what is not known counts as `unknown`. */
  connection: string | undefined;
  language: string;
};

const connections = ['slow-2g', '2g', '3g', '4g'] as const;

/** @returns how many bytes a text takes on the network */
export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Puts reports into messages, each as the text that is sent: at most `maxReports` reports and `maxReportBytes` bytes.
 */
export function messagesOf(reports: readonly Report[], around: MessageHead): string[] {
  const { now, connection, language, dropped, ...rest } = around;
  const head: ReportMessage = {
    version: 1,
    ...rest,
    at: Math.floor(now / 60_000) * 60_000,
    language: parseLocale(language) ?? 'en',
    connection: connections.find((known) => known === connection) ?? 'unknown',
    dropped,
    reports: [],
  };
  const room = maxReportBytes - bytesOf(JSON.stringify(head));
  const parts: Report[][] = [];
  let left = 0;
  for (const report of reports) {
    // The comma in front of it counts, too.
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
  // How many were given up is said once.
  return parts.map((part, index) => JSON.stringify({ ...head, dropped: index === 0 ? dropped : 0, reports: part }));
}
