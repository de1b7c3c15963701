import * as v from 'valibot';
import { maxReportBytes, reportMessage, type Report, type ReportMessage } from '@/platform/api/contract/reports';
import { surplusFields } from './surplus-fields';

/**
 * The collector of the mock server and the demo (decision 66, reports).
 * @returns the message, or why it is refused; a field that is not in the contract is refused too
 */
export function receiveReports(text: string): { message: ReportMessage } | { fault: string } {
  if (new TextEncoder().encode(text).length > maxReportBytes) return { fault: `longer than ${maxReportBytes} bytes` };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { fault: 'not JSON' };
  }
  const parsed = v.safeParse(reportMessage, content, { abortEarly: true });
  if (!parsed.success) return { fault: `${v.getDotPath(parsed.issues[0]) ?? 'the message'} is not as in the contract` };
  const [surplus] = surplusFields(reportMessage, content);
  return surplus === undefined ? { message: parsed.output } : { fault: `${surplus}: unknown field` };
}

/** A report as one line, for developers. */
export function reportLine({ kind, page, ...rest }: Report): string {
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== '' && value !== 0)
    .map(([field, value]) => `${field}=${Array.isArray(value) ? value.join(' ') : String(value)}`);
  return [kind, page, ...facts].join(' ');
}
