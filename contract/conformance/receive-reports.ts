import * as v from 'valibot';
import { maxReportBytes, reportMessage, type Report, type ReportMessage } from '@/platform/api/contract/reports';
import { surplusFields } from '@/platform/api/surplus-fields';

/**
 * What a collector does with a message: the mock server's and the demo's (decision 66, reports).
 * @returns the message, or why it is refused: a field that the contract does not name is reason enough
 */
export function receiveReports(text: string): { message: ReportMessage } | { fault: string } {
  if (new TextEncoder().encode(text).length > maxReportBytes) return { fault: `longer than ${maxReportBytes} bytes` };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { fault: 'no JSON' };
  }
  const parsed = v.safeParse(reportMessage, content, { abortEarly: true });
  if (!parsed.success)
    return { fault: `${v.getDotPath(parsed.issues[0]) ?? 'the whole'} is not as the contract has it` };
  const [surplus] = surplusFields(reportMessage, content);
  return surplus === undefined ? { message: parsed.output } : { fault: `${surplus}: there is no such field` };
}

/** A report in one line, to be read by a developer. */
export function reportLine({ kind, page, ...rest }: Report): string {
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== '' && value !== 0)
    .map(([field, value]) => `${field}=${Array.isArray(value) ? value.join(' ') : String(value)}`);
  return [kind, page, ...facts].join(' ');
}
