import { act } from '@testing-library/react';
import { expectWell } from '@tests/support/faults/expect-well';
import { settle } from '@tests/support/faults/page-cells';
import { writeFaults } from '@tests/support/faults/write-cells';
import { writes } from '@tests/support/faults/writes';
import { askingPages, loanScenarios, silentPages } from '@tests/support/pages';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { addExtensionNodes, translatePage, type Way } from '@tests/support/translator';
import { surviveTranslation } from './survive-translation';

const server = useMockServer();
const ways: readonly Way[] = ['copy', 'wrap', 'renew', 'join'];

beforeEach(surviveTranslation);

const visits: [string, NonNullable<Parameters<typeof renderApp>[1]>][] = [
  ...Object.entries(askingPages),
  ...silentPages.map((path): [string, object] => [path, {}]),
  ...loanScenarios.map((scenario): [string, object] => ['/loanDetails', { scenario }]),
];

/**
 * Translates the page, and adds what extensions add.
 * @param place of the page in its table: each way of translating meets all kinds of pages
 * @returns expects that the page shows no text that the application has changed since
 */
function changePage(place: number): () => void {
  const { stale, stop } = translatePage(ways[place % ways.length] ?? 'copy');
  onTestFinished(stop);
  onTestFinished(addExtensionNodes());
  return () => expect(stale()).toEqual([]);
}

// Every text of a page changes at once when another language is chosen: what is left of the first one would be seen.
for (const [place, [path, options]] of visits.entries())
  it(`${path} ${options.scenario ?? ''} shows every text in the language that is chosen later`, async () => {
    const app = await renderApp(path, options);
    const expectCurrent = changePage(place);
    await settle(app);
    await act(() => app.services.locale.choose('id'));
    await settle(app);
    expectWell('id', true);
    expectCurrent();
    await act(() => app.router.navigate({ to: '/aboutUs' }));
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

for (const [place, [name, write]] of Object.entries(writes).entries())
  it(`a translated page sends ${name} once for ten taps`, async () => {
    server.reset({ scenario: write.scenario });
    const expectCurrent = changePage(place);
    const tapTenTimes = writeFaults(write)['ten taps'] ?? expect.fail('no such fault');
    await tapTenTimes({ write, server, locale: 'en' });
    expectCurrent();
  });
