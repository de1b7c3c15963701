import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';
import type { SwitchesFile } from '@/platform/api/contract/switches';
import { followSwitches } from '@/platform/offline/switches/follow-switches';
import { lastSwitches } from '@/platform/offline/switches/last-switches';
import { onlyKey } from '@/platform/storage/definition';
import { withLock } from '@/platform/writes/lock';
import { switchViews } from './switches/switch-views';

const server = useMockServer();

type Rendered = Awaited<ReturnType<typeof renderApp>>;

/** A file as it is or as an object; null: there is none; an error: there is no network. */
type Served = object | string | Error | null;

/** Serves a switches file to the app. @returns replaces the file */
async function follow({ services, router }: Rendered, first: Served) {
  let listener = () => undefined as void;
  let served = first;
  async function read(): Promise<string | null> {
    if (served instanceof Error) throw served;
    return served === null || typeof served === 'string' ? served : JSON.stringify(served);
  }
  await services.locale.loadCatalog('help');
  followSwitches({
    services,
    router,
    page: window,
    views: Promise.resolve(switchViews),
    read,
    onChange: (tell) => (listener = tell),
  });
  return async (content: Served) => {
    served = content;
    await act(async () => listener());
  };
}

const noNetwork = new Error('No network');

const notice: SwitchesFile = {
  version: 1,
  notices: [{ kind: 'warning', text: { en: 'BCA is down until 14:00', id: 'BCA terganggu' } }],
};

const extensionClosed: SwitchesFile = {
  version: 1,
  closedPages: [{ page: '/extension', text: { en: 'Back tomorrow' }, instead: '/installment' }],
};

const choicePage = { search: { amount: '155400000', display: '0' } };

it('a notice of the operator is on every page of its markets, in the reader’s language', async () => {
  const app = await renderApp('/loanDetails');
  const put = await follow(app, notice);
  expect(await screen.findByText('BCA is down until 14:00')).toBeVisible();
  await put({ version: 1, notices: [{ kind: 'info', text: { id: 'Halo' }, markets: ['indonesia'] }] });
  expect(await screen.findByText('Halo')).toHaveAttribute('lang', 'id');
  await put({ version: 1, notices: [{ kind: 'info', text: { en: 'Hello India' }, markets: ['india'] }] });
  await waitFor(() => expect(screen.queryByText('Halo')).toBeNull());
  expect(screen.queryByText('Hello India')).toBeNull();
});

it('the reason of a page that stays open and an equal notice are shown once', async () => {
  const app = await renderApp('/extension');
  const text = { en: 'Please call us' };
  const equal = { kind: 'warning', text } as const;
  vi.spyOn(app.services.unsavedWork, 'isThere').mockReturnValue(true);
  await follow(app, { version: 1, notices: [equal], closedPages: [{ page: '/extension', text }] });
  expect(await screen.findAllByText('Please call us')).toHaveLength(1);
});

it('a notice of the operator is folded if it is higher than a third of the screen', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(window.innerHeight / 2);
  const app = await renderApp('/loanDetails');
  const put = await follow(app, notice);
  await app.user.click(await screen.findByRole('button', { name: 'Show all', expanded: false }));
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  height.mockReturnValue(100);
  await put({ version: 1, notices: [{ kind: 'info', text: { en: 'Short' } }] });
  expect(await screen.findByText('Short')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
});

it('a notice of the operator opens its link by the policy for server addresses, and shows a refusal', async () => {
  const opened = vi.fn<Window['open']>(() => null);
  const app = await renderApp('/loanDetails', { leaveBy: { open: opened } });
  const link = (address: string) => ({
    ...notice,
    notices: [{ ...notice.notices?.[0], link: { address, text: { en: 'More' } } }],
  });
  const put = await follow(app, link('https://status.example.com/now'));
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  expect(opened).toHaveBeenCalledWith('https://status.example.com/now', '_blank', 'noopener,noreferrer');
  expect(screen.getByRole('button', { name: 'Open it here' })).toBeVisible();
  await put(link('javascript:alert(1)'));
  await waitFor(async () => {
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByText('This link cannot be opened.')).toBeVisible();
  });
  expect(opened).toHaveBeenCalledOnce();
});

it.each([
  ['a page in its place', '<!doctype html><title>Welcome</title>'],
  ['a file with a slip', '{"version":1,"notice":[]}'],
  ['a file that is too long', `{"version":1,"notices":[]${' '.repeat(20_000)}}`],
  ['an empty file, as while it is being uploaded', ''],
  ['no network', noNetwork],
])('an unreadable switches file changes nothing: %s', async (_, broken) => {
  const app = await renderApp('/loanDetails');
  const put = await follow(app, notice);
  expect(await screen.findByText('BCA is down until 14:00')).toBeVisible();
  await put(broken);
  expect(screen.getByText('BCA is down until 14:00')).toBeVisible();
  await put({ version: 1 });
  await waitFor(() => expect(screen.queryByText('BCA is down until 14:00')).toBeNull());
});

it('without a network the last readable switches file is used; a missing file removes the notice', async () => {
  const app = await renderApp('/loanDetails');
  await app.services.storage.open(lastSwitches).set(onlyKey, { text: JSON.stringify(notice) });
  const put = await follow(app, noNetwork);
  expect(await screen.findByText('BCA is down until 14:00')).toBeVisible();
  await put(null);
  await waitFor(() => expect(screen.queryByText('BCA is down until 14:00')).toBeNull());
  const kept = await app.services.storage.open(lastSwitches).get(onlyKey);
  expect(kept?.data.text).toBe('{"version":1}');
});

it('an unreadable stored switches file is ignored', async () => {
  const app = await renderApp('/loanDetails');
  await app.services.storage.open(lastSwitches).set(onlyKey, { text: '{"version":7}' });
  await follow(app, notice);
  expect(await screen.findByText('BCA is down until 14:00')).toBeVisible();
});

it('a closed page shows the reason, and a link to another page with the same inputs', async () => {
  const app = await renderApp('/extension');
  await follow(app, extensionClosed);
  expect(await screen.findByRole('heading', { name: 'This page is closed for now' })).toBeVisible();
  expect(screen.getByText('Back tomorrow')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
  const { search } = app.address();
  await app.user.click(screen.getByRole('button', { name: 'Continue another way' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bill details' })).toBeVisible();
  expect(app.address()).toEqual({ path: '/installment', search });
});

it('a closed page opens again, with its own data, when the file allows it', async () => {
  const app = await renderApp('/extension');
  const put = await follow(app, extensionClosed);
  await screen.findByRole('heading', { name: 'This page is closed for now' });
  await put({ version: 1 });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This page is closed for now' })).toBeNull();
});

it.each(['typed', 'sent'])(
  'a closed page stays open while something is %s, and is closed at the next visit',
  async (how) => {
    const app = await renderApp('/complainPageNext', { search: { problemType: '2' } });
    const field = await screen.findByRole('textbox', { name: /description/i });
    let end = () => {};
    if (how === 'typed') fireEvent.input(field, { target: { value: 'I paid twice' } });
    else void withLock(app.services.storage, 'a write', () => new Promise<void>((resolve) => (end = resolve)));
    await waitFor(() => expect(app.services.unsavedWork.isThere()).toBe(true));
    await follow(app, { version: 1, closedPages: [{ page: '/complainPageNext', text: { en: 'Please call us' } }] });
    expect(await screen.findByText('Please call us')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /description/i })).toBe(field);
    end();
    await act(() => app.router.navigate({ to: '/customerService' }));
    await waitFor(() => expect(app.services.unsavedWork.isThere()).toBe(false));
    await act(() => app.router.navigate({ to: '/complainPageNext', search: { problemType: '2' } }));
    expect(await screen.findByRole('heading', { name: 'This page is closed for now' })).toBeVisible();
  },
);

it('a closed page is closed at its entry, and stays so, while a complaint is being sent', async () => {
  const app = await renderApp('/customerService');
  const put = await follow(app, extensionClosed);
  let end = () => {};
  const isSent = new Promise<void>((resolve) => (end = resolve));
  void withLock(app.services.storage, 'a write', () => isSent);
  await waitFor(() => expect(app.services.unsavedWork.isThere()).toBe(true));
  await act(() => app.router.navigate({ to: '/extension' }));
  const closed = () => screen.getByRole('heading', { name: 'This page is closed for now' });
  await waitFor(() => expect(closed()).toBeVisible());
  await put({ ...extensionClosed, ...notice });
  expect(await screen.findByText('BCA is down until 14:00')).toBeVisible();
  expect(closed()).toBeVisible();
  end();
});

const bcaClosed = { version: 1, closedWays: [{ way: 'bca', text: { en: 'Down until 14:00' } }] };

it('a closed way of paying cannot be chosen, shows the reason, and leaves the others', async () => {
  const app = await renderApp('/individual', choicePage);
  await follow(app, bcaClosed);
  await waitFor(() => expect(screen.getByRole('radio', { name: /BCA/ })).toBeDisabled());
  expect(screen.getByText('Down until 14:00')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'BNI' })).toBeEnabled();
});

it.each([
  ['further-ways', 'qris', 'QRIS'],
  ['further-ways-in', '', 'UPI'],
])('of %s, %j the only way of a group shows why it is closed', async (scenario, payType, way) => {
  server.reset({ scenario });
  const app = await renderApp('/individual', { scenario, search: { ...choicePage.search, payType } });
  await follow(app, { version: 1, closedWays: [{ way, text: { en: 'Down until 14:00' } }] });
  expect(await screen.findByText('Down until 14:00')).toBeVisible();
  const apps = within(screen.getByRole('group', { name: 'Which app will you use?' }));
  expect(apps.getByRole('radio', { name: new RegExp(way) })).toBeDisabled();
});

it('a closed way of paying counts as not chosen if it was chosen before', async () => {
  const app = await renderApp('/individual', { search: { ...choicePage.search, payType: '1', payCode: 'BCA' } });
  expect(await screen.findByRole('radio', { name: 'BCA' })).toBeChecked();
  await follow(app, bcaClosed);
  await waitFor(() => expect(screen.getByRole('radio', { name: /BCA/ })).not.toBeChecked());
  await app.user.click(screen.getByRole('button', { name: 'I WANT TO PAY' }));
  expect(screen.getByText('Please complete the information')).toBeVisible();
  expect(app.address().path).toBe('/individual');
});
