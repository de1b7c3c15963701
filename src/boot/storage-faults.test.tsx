import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, passUntil } from '@tests/support/timers';

const server = useMockServer();

/**
 * `notice`: what every page says. `unsent`: what is said of money that was not asked for, because a
 * reload would not know of it.
 */
type Fault = { name: string; breakIt: () => void; notice: RegExp; unsent: string };

const breakPut = () => vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));

const faults: readonly Fault[] = [
  {
    name: 'missing',
    breakIt: () => void vi.stubGlobal('indexedDB', undefined),
    notice: /does not let us save anything/,
    unsent: 'Your phone cannot save anything for this page',
  },
  { name: 'full', breakIt: () => void breakPut(), notice: /storage is full/, unsent: 'Your phone has no room left' },
];

type Page = Awaited<ReturnType<typeof renderApp>>;

const orderNo = launchOf('due-today-in')['orderId'] ?? '';
const field = (name: string) => screen.findByRole('textbox', { name });

async function write(name: string, text: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value: text } });
  expect(await field(name)).toHaveValue(text);
}

/** How a form is used, and what shows that it worked. The others, and a full phone: tests/delivery/forms.test.ts. */
const forms: readonly [string, string, Parameters<typeof renderApp>[1], (page: Page) => Promise<void>][] = [
  [
    'the complaint form',
    '/complainPageNext',
    { scenario: 'due-today-in', search: { orderNo, problemType: '2' } },
    async ({ user, address }) => {
      holdTimers();
      await write('Problem description', 'They called');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
      await passUntil(() => expect(address().path).toBe('/complaintList'));
      expect(server.callsOf('problem-save')).toHaveLength(1);
    },
  ],
  [
    'the chat',
    '/intelligentCustomerService',
    { scenario: 'repaying-in', search: { orderNo: '00123' } },
    async ({ user }) => {
      await write('Your message', 'can I extend my loan');
      await user.type(await field('Your message'), '{Enter}');
      expect(await screen.findByText(/due date moves by 14 days/)).toBeVisible();
    },
  ],
];

const money = [
  ['no offer is accepted', 'new-loan', '/loanConfirm', 'loan-detail-push', /^Apply$/],
  ['no payment by card begins', 'card-repayment', '/payway', 'repayment-commit', /^Pay( ¥|$)/],
] as const;

async function moneyButton(scenario: string, path: string, name: RegExp): Promise<HTMLElement> {
  await renderApp(path, { scenario });
  if (path === '/payway') fireEvent.click(await screen.findByRole('radio', { name: /工商银行/ }));
  return screen.findByRole('button', { name });
}

it.each(forms)(
  '%s works to its end without a database, and shows that nothing is stored',
  async (_form, path, options, use) => {
    server.reset({ scenario: options?.scenario ?? 'due-today' });
    vi.stubGlobal('indexedDB', undefined);
    const page = await renderApp(path, options);
    const told = waitFor(() => expect(screen.getAllByText(/does not let us save anything/).length).toBeGreaterThan(0));
    await use(page);
    await told;
    expect(screen.queryByText('Saved on this phone')).toBeNull();
  },
);

describe.each(faults)('with a database that is $name', ({ breakIt, notice, unsent }) => {
  it('the payment code is shown with the notice', async () => {
    server.reset({ scenario: 'due-today' });
    breakIt();
    await renderApp('/that', { search: { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' } });
    expect(await screen.findByText('Virtual account number')).toBeVisible();
    expect((await screen.findAllByText(notice)).length).toBeGreaterThan(0);
  });

  it.each(money)('%s that a reload would lose, and the page shows why', async (_, scenario, path, call, name) => {
    server.reset({ scenario });
    breakIt();
    const button = await moneyButton(scenario, path, name);
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button);
    expect(await screen.findByText(unsent)).toBeVisible();
    expect(server.callsOf(call)).toEqual([]);
  });
});

const waits = /^Your phone takes long to save\./;

/** The device writes, and reports no end of it. @returns it reports them all */
function holdEnds(): () => void {
  const { dispatchEvent } = IDBTransaction.prototype;
  const ends: (() => void)[] = [];
  const hold = vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (
    this: IDBTransaction,
    event,
  ) {
    if (this.mode !== 'readwrite' || event.type !== 'complete') return dispatchEvent.call(this, event);
    return ends.push(() => dispatchEvent.call(this, event)) > 0;
  });
  return () => {
    hold.mockRestore();
    act(() => ends.forEach((end) => end()));
  };
}

it.each(money)('%s before its record has ended, the page says so, and goes on once it has', async (...row) => {
  const [, scenario, path, call, name] = row;
  server.reset({ scenario });
  const button = await moneyButton(scenario, path, name);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  holdTimers();
  const goOn = holdEnds();
  fireEvent.click(button);
  expect(await passUntil(() => screen.getByText(waits))).toBeVisible();
  expect(server.callsOf(call)).toEqual([]);
  goOn();
  await passUntil(() => expect(server.callsOf(call)).toHaveLength(1));
  expect(screen.queryByText(waits)).toBeNull();
});

it('a payment code that waits for the device blames no connection, and is shown once it goes on', async () => {
  server.reset({ scenario: 'due-today' });
  holdTimers();
  const goOn = holdEnds();
  await renderApp('/that', { search: { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' } });
  expect(await passUntil(() => screen.getByText(waits))).toBeVisible();
  expect(screen.queryByText(/Your connection is slow/)).toBeNull();
  goOn();
  expect(await passUntil(() => screen.getByText('Virtual account number'))).toBeVisible();
  expect(screen.queryByText(waits)).toBeNull();
});
