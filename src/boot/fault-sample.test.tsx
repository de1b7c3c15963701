import { pageFaults, visitOf } from '@tests/support/faults/page-cells';
import { writeFaults } from '@tests/support/faults/write-cells';
import { writes, type Write } from '@tests/support/faults/writes';
import { askingPages } from '@tests/support/pages';
import { useMockServer } from '@tests/support/render-app';

// A sample of `npm run check -- matrix` for every change: each page and each write fails once, and each
// fault strikes at least once.
const server = useMockServer();

const paths = Object.keys(askingPages);
const faults = Object.keys(pageFaults);
const sample = Array.from({ length: Math.max(paths.length, faults.length) }, (_, turn) => [
  paths[turn % paths.length] ?? '',
  faults[turn % faults.length] ?? '',
]);

async function expectToSurvive(path: string, fault: string): Promise<void> {
  const strike = pageFaults[fault] ?? expect.fail(`There is no fault ${fault}`);
  await strike(visitOf(server, path));
}

async function expectSentOnce(_name: string, write: Write): Promise<void> {
  server.reset({ scenario: write.scenario });
  const tapTenTimes = writeFaults(write)['ten taps'] ?? expect.fail('There is no burst of taps');
  await tapTenTimes({ write, server, locale: 'en' });
}

it.each(sample)('%s survives: %s', expectToSurvive);

it.each(paths)('%s shows a server error, and loads after a retry', (path) => expectToSurvive(path, 'ten taps'));

it.each(Object.entries(writes))('%s is sent once for ten taps', expectSentOnce);
