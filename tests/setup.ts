import { format } from 'node:util';
import 'fake-indexeddb/auto';
import { beginAtMoment } from './support/chosen-moment';
import { addMissingDomParts } from './support/missing-dom-parts';
import { addPlatformFetch } from './support/platform-fetch';
import { putBack } from './support/put-back';
import { addQuickStyles } from './support/quick-styles';

// For each file again, also where several share a process.
beginAtMoment();
// Each begins as if it were alone; hooks run last to first: this one is the last.
putBack();
afterEach(putBack);

const complaints: string[] = [];

// A test that expects an error or a warning spies on the console itself; any other one fails the test it came from.
// Unhandled rejections already fail the run by themselves.
for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    complaints.push(`console.${level}: ${format(...parts)}`);
  };

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The test wrote to the console:\n${found.join('\n')}`);
});

// The build makes one script for each kind of preview; this is the one with all that an answer can be.
Object.assign(globalThis, { __PREVIEW__: 'record' });

if (typeof window !== 'undefined') {
  addMissingDomParts(window);
  await addPlatformFetch(window);
  addQuickStyles(window);
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, getConfig, prettyDOM } = await import('@testing-library/react');
  // The first page of a file loads the whole app. A slow machine takes far more than the library's one second.
  configure({ asyncUtilTimeout: 25_000 });
  // A wait asks again and again, and renders the page into its complaint itself, once, at its end.
  const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError: (message, container) =>
      Object.assign(new Error([message, ...(isWaiting() ? [] : [prettyDOM(container)])].join('\n\n')), {
        name: 'TestingLibraryElementError',
      }),
  });
  // Hooks run last to first: the page is taken down before its complaints are counted.
  afterEach(cleanup);
}
