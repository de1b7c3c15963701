// Compares a running server with the contract: npm run contract -- https://api.example.com/gateway
// The launch (token, productId, orderId, …) is in the variable CONTRACT_LAUNCH, because other users of a machine can
// see its command lines. docs/gateway.md explains the options and rules.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreClosedPipe } from '@mocks/closed-pipe';
import { parseSearch } from '@/platform/browser/search';
import { checkServer } from './server/check-server';
import { casesOf, htmlOf, junitOf, statusOf } from './server/report';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    'changes-account': { type: 'string' },
    area: { type: 'string', multiple: true, default: [] },
    call: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '3' },
    header: { type: 'string', default: 'Idempotency-Key' },
    out: { type: 'string', default: 'contract-report' },
  },
});
const usage =
  'CONTRACT_LAUNCH="token=…&userId=…&deviceId=…&productId=…&orderId=…" npm run contract -- <address of the API> ' +
  '[--pages <origin of the pages>] [--changes-account <userId of a test account>] [--area loan …] [--call loan-details …] [--rounds 3] [--header Idempotency-Key] [--out contract-report]';

/**
 * Runs the checks, writes report.html and junit.xml, and prints the findings.
 * @throws Error with a sentence for the person at the terminal
 */
async function check(): Promise<void> {
  const [baseUrl] = positionals;
  const { CONTRACT_LAUNCH: launch = '' } = process.env;
  if (baseUrl === undefined || launch === '') throw new Error(usage);
  const account = values['changes-account'];
  if (account !== undefined && parseSearch(launch)['userId'] !== account)
    throw new Error('The userId of the launch is not the account that may be changed: nothing was sent.');
  const report = await checkServer({
    baseUrl,
    launch,
    writes: account !== undefined,
    areas: values.area,
    calls: values.call,
    rounds: Math.max(1, Number(values.rounds) || 1),
    idempotencyHeader: values.header,
    ...(values.pages !== undefined && { pageOrigin: new URL(values.pages).origin }),
  });
  mkdirSync(values.out, { recursive: true });
  const files = { 'report.html': htmlOf(report), 'junit.xml': junitOf(report) };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(values.out, name), text);
  const made = report.answers.map(({ call }) => `${call} ${statusOf(report, call)}`);
  console.log(`${made.length} calls were made, with these HTTP answers: ${made.join('; ')}`);
  const cases = casesOf(report);
  for (const { rule, call, faults } of cases) for (const fault of faults) console.log(`✗ ${rule}: ${call}: ${fault}`);
  const refused = cases.filter(({ isRefused }) => isRefused).map(({ call }) => call);
  if (refused.length > 0) console.log(`Refused, so their data was not checked: ${refused.join(', ')}`);
  const { conforming, total } = report.meter.whole;
  console.log(
    `${conforming} of ${total} calls as the contract says, ${report.findings.length} findings; ${values.out}/report.html, junit.xml`,
  );
  if (report.findings.length > 0) process.exitCode = 1;
}

ignoreClosedPipe();
check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
