import { expect, it } from 'vitest';
import { pageFaults, visitOf } from '../../tests/support/faults/page-cells';
import { writeFaults } from '../../tests/support/faults/write-cells';
import { writes } from '../../tests/support/faults/writes';
import { askingPages } from '../../tests/support/pages';
import { useMockServer } from '../../tests/support/render-app';

// A sample of `npm run matrix` for every change: each page and each write fails once, and each fault strikes at least once.
const server = useMockServer();

const paths = Object.keys(askingPages);
const faults = Object.keys(pageFaults);
const sample = Array.from({ length: Math.max(paths.length, faults.length) }, (_, turn) => [
  paths[turn % paths.length] ?? '',
  faults[turn % faults.length] ?? '',
]);

it.each(sample)('%s survives: %s', async (path, fault) => {
  await (pageFaults[fault] ?? expect.fail(fault))(visitOf(server, path));
});

it.each(paths)('%s tells that the server failed, and comes when it is asked again', async (path) => {
  await pageFaults['ten taps']?.(visitOf(server, path));
});

it.each(Object.entries(writes))('%s is sent once for ten taps', async (_name, write) => {
  server.reset({ scenario: write.scenario });
  await writeFaults(write)['ten taps']?.({ write, server, locale: 'en' });
});
