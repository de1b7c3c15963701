import { screen } from '@testing-library/react';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, pass, passUntil } from '@tests/support/timers';
import { setHidden } from '@tests/support/visibility';

const server = useMockServer();
beforeEach(holdTimers);

const signs = [
  ['the phone reports its network', () => void window.dispatchEvent(new Event('online'))],
  [
    'the person returns to the page',
    () => {
      setHidden(true);
      setHidden(false);
    },
  ],
] as const;

/** How often each call was received. */
function counts(): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { call } of server.calls()) all[call ?? ''] = (all[call ?? ''] ?? 0) + 1;
  return all;
}

const pages = [
  ['/complaintList', 'complaint-answered-in'],
  ['/loanDetails', 'due-today'],
  ['/individual', 'due-today'],
  ['/installment', 'due-today'],
] as const;

it.each(pages.flatMap(([path, scenario]) => signs.map(([sign, give]) => ({ path, scenario, sign, give }))))(
  '$path that failed without a network is read again when $sign, and only once',
  async ({ path, scenario, give }) => {
    server.reset({ scenario, faults: 'offline' });
    await renderApp(path, { scenario });
    expect((await passUntil(() => screen.getAllByText('You are offline'))).length).toBeGreaterThan(0);
    const once = Object.fromEntries(Object.entries(counts()).map(([call, count]) => [call, count + 1]));
    server.setFaults('');
    give();
    await passUntil(() => expect(screen.queryByText('You are offline')).toBeNull());
    await pass(1_000);
    expect(counts()).toEqual(once);
    for (const [, again] of signs) again();
    await pass(1_000);
    expect(counts()).toEqual(once);
  },
);

it('a code that failed without a network is requested only by the person', async () => {
  const { productId = '', orderId = '' } = launchOf('due-today');
  server.reset({ scenario: 'due-today', faults: 'offline@generate-vcode' });
  const search = { productId, orderId, payType: '2', payCode: 'ALFAMART' };
  const { user } = await renderApp('/that', { scenario: 'due-today', search });
  const tryAgain = await passUntil(() => screen.getByRole('button', { name: 'Try again' }));
  server.setFaults('');
  const asked = server.callsOf('generate-vcode').length;
  for (const [, give] of signs) give();
  await pass(5_000);
  expect(server.callsOf('generate-vcode')).toHaveLength(asked);
  await user.click(tryAgain);
  await passUntil(() => expect(server.callsOf('generate-vcode').length).toBeGreaterThan(asked));
});
