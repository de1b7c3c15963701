import { maxReports, type Report, type ReportMessage } from '@/api/contract/reports';
import { parseLocale } from '@/domain/languages';

/** What stands in the head of every message. */
export type Around = Omit<ReportMessage, 'version' | 'at' | 'connection' | 'reports' | 'language'> & {
  /** Epoch milliseconds. */
  now: number;
  /** As the browser names it; what is not known counts as `unknown`. */
  connection: string | undefined;
  language: string;
};

const connections = ['slow-2g', '2g', '3g', '4g'] as const;

/** Puts reports into messages, each as the text that is sent. */
export function messagesOf(reports: readonly Report[], around: Around): string[] {
  const { now, connection, language, dropped, ...rest } = around;
  const texts: string[] = [];
  for (let first = 0; first < reports.length; first += maxReports) {
    const message: ReportMessage = {
      version: 1,
      ...rest,
      at: Math.floor(now / 60_000) * 60_000,
      language: parseLocale(language) ?? 'en',
      connection: connections.find((known) => known === connection) ?? 'unknown',
      // Said once.
      dropped: first === 0 ? dropped : 0,
      reports: reports.slice(first, first + maxReports),
    };
    texts.push(JSON.stringify(message));
  }
  return texts;
}
