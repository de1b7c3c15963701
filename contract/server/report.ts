import { escapeHtml } from '@/domain/text/markup';
import type { ServerReport } from './check-server';
import { rules, findingsOf, type Rule } from './findings';

const isSuccess = (status: number) => status > 0 && status < 400;

/** `isRefused`: the server always refused, so there was no data to check. */
type Case = { rule: Rule; call: string; faults: string[]; isRefused: boolean };

/** One case for each check, in the order of the rules, also for those without a fault. */
export function casesOf({ meter, findings, tried, answers, writes, pageOrigin, baseUrl }: ServerReport): Case[] {
  // A call that only got HTTP errors has no other findings.
  const calls = answers.filter(({ statuses }) => statuses.some(isSuccess)).map(({ call }) => call);
  const ofCalls = (rule: Rule, names: readonly string[] = calls) => names.map((call) => ({ rule, call }));
  const isCrossOrigin = pageOrigin !== new URL(baseUrl).origin;
  const checked = [
    ...ofCalls(
      'shape',
      meter.calls.map(({ call }) => call),
    ),
    ...ofCalls('caps'),
    ...ofCalls('date'),
    ...ofCalls('caching'),
    ...ofCalls('type'),
    ...(isCrossOrigin ? ofCalls('cors', ['OPTIONS', ...calls]) : []),
    ...(writes && meter.calls.some(({ call }) => call === 'problem-save')
      ? ofCalls('idempotency', [
          ...new Set([
            ...findings.filter(({ rule }) => rule === 'idempotency').map(({ call }) => call),
            'problem-save',
          ]),
        ])
      : []),
    ...ofCalls('errors', tried),
  ];
  const agreed = new Set(meter.calls.filter(({ hasSucceeded }) => hasSucceeded).map(({ call }) => call));
  return checked.map(({ rule, call }) => {
    const faults = findingsOf(findings, rule, call);
    return { rule, call, faults, isRefused: rule === 'shape' && faults.length === 0 && !agreed.has(call) };
  });
}

/** The report in JUnit's format, for CI: a suite for each rule, a case for each call. */
export function junitOf(report: ServerReport): string {
  const cases = casesOf(report);
  const seconds = new Map(report.latencies.map(({ call, p50 }) => [call, p50 / 1000]));
  const suites = Object.entries(rules).flatMap(([rule, title]) => {
    const own = cases.filter((one) => one.rule === rule);
    if (own.length === 0) return [];
    const failures = own.filter(({ faults }) => faults.length > 0).length;
    const skipped = own.filter(({ isRefused }) => isRefused).length;
    const lines = own.map(({ call, faults, isRefused }) => {
      const start = `    <testcase classname="contract.${rule}" name="${escapeHtml(call)}" time="${rule === 'shape' ? (seconds.get(call) ?? 0) : 0}"`;
      if (isRefused) return `${start}>\n      <skipped message="refused: its data was not checked"/>\n    </testcase>`;
      if (faults.length === 0) return `${start}/>`;
      return `${start}>\n      <failure message="${escapeHtml(faults[0] ?? '')}">${escapeHtml(faults.join('\n'))}</failure>\n    </testcase>`;
    });
    return [
      `  <testsuite name="${escapeHtml(title)}" tests="${own.length}" failures="${failures}" skipped="${skipped}">\n${lines.join('\n')}\n  </testsuite>`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${suites.join('\n')}\n</testsuites>\n`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1a1a1a;background:#fff}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #ccc;vertical-align:top;overflow-wrap:anywhere}' +
  'td.n{text-align:right;font-variant-numeric:tabular-nums}.bad{color:#a40000;font-weight:600}.good{color:#05603a}';

function tableOf(cases: readonly Case[]): string {
  const rows = cases.map(({ call, faults, isRefused }) => {
    const verdict =
      faults.length === 0
        ? isRefused
          ? '<td>refused: its data was not checked</td>'
          : '<td class="good">in order</td>'
        : `<td class="bad">${faults.map(escapeHtml).join('<br>')}</td>`;
    return `<tr><th scope="row">${escapeHtml(call)}</th>${verdict}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** The HTTP statuses of a call's answers, each once. */
export function statusOf({ answers }: ServerReport, call: string): string {
  const statuses = answers.find((one) => one.call === call)?.statuses ?? [];
  return statuses.map((status) => (status === 0 ? 'no answer' : String(status))).join(', ');
}

/**
 * The report as an HTML page: first the faults, then all checks. It contains no value of the server or of the launch.
 */
export function htmlOf(report: ServerReport): string {
  const cases = casesOf(report);
  const broken = cases.filter(({ faults }) => faults.length > 0);
  const { whole } = report.meter;
  const sections = Object.entries(rules).flatMap(([rule, title]) => {
    const own = cases.filter((one) => one.rule === rule);
    const bad = own.filter(({ faults }) => faults.length > 0).length;
    if (own.length === 0) return [];
    return [`<h2>${escapeHtml(title)}: ${bad === 0 ? 'in order' : `${bad} of ${own.length} not`}</h2>${tableOf(own)}`];
  });
  const times = report.latencies.map(
    ({ call, times: count, p50, p95, longest }) =>
      `<tr><th scope="row">${escapeHtml(call)}</th><td>${escapeHtml(statusOf(report, call))}</td>${[count, p50, p95, longest].map((value) => `<td class="n">${value}</td>`).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Contract check of ${escapeHtml(report.baseUrl)}</title><style>${style}</style>
<h1>Contract check of ${escapeHtml(report.baseUrl)}</h1>
<p>Pages at ${escapeHtml(report.pageOrigin)}. ${report.writes ? 'Reading and writing calls.' : 'Reading calls only: nothing was changed.'}
${whole.conforming} of ${whole.total} calls are answered as the contract says.
<strong class="${broken.length === 0 ? 'good' : 'bad'}">${broken.length === 0 ? 'Nothing breaks a page.' : `${broken.length} things break a page.`}</strong></p>
${broken.length === 0 ? '' : `<h2>What breaks a page</h2>${tableOf(broken)}`}
${sections.join('\n')}
<h2>Calls that were made: status of their answers, times in milliseconds</h2>
<table><tr><th>call</th><th>HTTP</th><th>times</th><th>50 %</th><th>95 %</th><th>longest</th></tr>${times.join('')}</table>
</html>
`;
}
