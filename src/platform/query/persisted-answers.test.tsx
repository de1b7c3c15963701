import { registry } from '@contract/conformance/registry';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';
import * as v from 'valibot';
import { createClock } from '@/domain/clock';
import { persistedAnswers, storeAnswer, toStored } from './persisted-answers';

const server = useMockServer();
const hour = 60 * 60_000;

/** Pages that a borrower can read again without a network. */
const pages = [
  { path: '/loanDetails', scenario: 'due-today', call: 'loan-details', shows: /Rp1\.554\.000/ },
  { path: '/installment', scenario: 'repaying', call: 'loan-play-detail', shows: /instalments paid/ },
  { path: '/extension', scenario: 'extension-available', call: 'delay-detail', shows: /^Extended until/ },
  { path: '/loanConfirm', scenario: 'new-loan', call: 'loan-detail-confirm', shows: 'Loan information' },
  { path: '/complaintList', scenario: 'complaint-answered', call: 'problem-list', shows: 'All' },
  { path: '/customerService', scenario: 'due-today', call: 'get-whatsapp', shows: /cs@|bantuan@|@/ },
  { path: '/relevant', scenario: 'due-today', call: 'recommend-product-list', shows: 'Ajukan sekarang' },
] as const;

type App = Awaited<ReturnType<typeof renderApp>>;

const storedRecords = ({ services }: App) => services.storage.open(persistedAnswers).list();

async function untilStored(app: App, call: string) {
  return waitFor(async () => {
    const record = (await storedRecords(app)).find(({ key }) => key.startsWith(`${call}-`));
    expect(record).toBeDefined();
    return record;
  });
}

/** The age of the answer in words. A date in them is a separate element. */
const findAge = (words: RegExp) =>
  screen.findByText(
    (_, element) => element?.matches('footer output > span') === true && words.test(element.textContent),
  );

/** Reads a page until its answer is stored. @returns the page and the record */
async function read(path: string, scenario: string, call: string, clock = createClock()) {
  server.reset({ scenario });
  const app = await renderApp(path, { scenario, clock });
  const record = await untilStored(app, call);
  if (!record) throw new Error('nothing is stored');
  return { app, record, store: app.services.storage.open(persistedAnswers) };
}

/**
 * Reads a page, then comes back without a network.
 * @param laterMs so much later, to the millisecond however long it takes
 */
async function readAndReturn(path: string, scenario: string, call: string, laterMs = 0) {
  const start = Date.now();
  const first = await read(
    path,
    scenario,
    call,
    createClock(() => start),
  );
  // The contract parses the stored answer to the data of the page.
  const definition = registry.find(({ name }) => name === call);
  const query = first.app.queryClient.getQueryCache().get(first.record.key.slice(`${call}-`.length));
  expect(v.parse(definition?.answer ?? v.never(), first.record.data.data)).toEqual(query?.state.data);
  first.app.unmount();
  server.setFaults('offline');
  return renderApp(path, { scenario, clock: createClock(() => start + laterMs) });
}

/** Reads the loan, and deletes its stored answer. */
async function readEmptied() {
  const { app, store } = await read('/loanDetails', 'due-today', 'loan-details');
  app.unmount();
  await store.clear();
  const [query] = app.queryClient.getQueryCache().findAll({ queryKey: ['loan-details'] });
  const definition = registry.find(({ name }) => name === 'loan-details');
  const owner = app.services.session.current()?.ownerId;
  if (!definition || !query || owner === undefined) throw new Error('there is no query');
  return { query, definition, owner, services: app.services, stored: () => storedRecords(app) };
}

it.each(pages)('$path shows its stored answer without a network', async ({ path, scenario, call, shows }) => {
  const app = await readAndReturn(path, scenario, call);
  expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);
  expect(await findAge(/^Updated just now, \d\d:\d\d$/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  // No money moves by a stored answer.
  expect(screen.queryByRole('button', { name: /^(?:Pay|Confirm)/ })).toBeNull();
  server.setFaults('');
  await app.user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText(/^Updated/)).toBeNull());
  expect(screen.getAllByText(shows).length).toBeGreaterThan(0);
});

describe('a stored answer', () => {
  it('has its age, and counts days late from today', async () => {
    const app = await readAndReturn('/loanDetails', 'overdue', 'loan-details', 50 * hour);
    expect(await findAge(/^Updated 2 days ago, \d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible();
    const late = Number(/\d+/.exec((await screen.findByText(/days late/)).textContent)?.[0]);
    app.unmount();
    server.setFaults('');
    const fresh = await renderApp('/loanDetails', { scenario: 'overdue' });
    const before = await screen.findByText(/days? late/);
    expect(late).toBeGreaterThanOrEqual(Number(/\d+/.exec(before.textContent)?.[0]) + 2);
    fresh.unmount();
  });

  it('does not count days from before it was read, if the phone is two years behind', async () => {
    const app = await readAndReturn('/loanDetails', 'overdue', 'loan-details', -730 * 24 * hour);
    expect(await screen.findByText(/days? late/)).toBeVisible();
    expect(screen.queryByText(/days? left/)).toBeNull();
    app.unmount();
  });

  it.each([
    [59_000, /^Updated just now/],
    [61_000, /^Updated 1 minute ago/],
    [5 * hour, /^Updated 5 hours ago/],
    [-2 * hour, /^Updated on \d{4}-\d\d-\d\d/],
    [-730 * 24 * hour, /^Updated on \d{4}-\d\d-\d\d/],
  ])('%i ms later: %s', async (ms, words) => {
    await readAndReturn('/loanDetails', 'due-today', 'loan-details', ms);
    expect(await findAge(words)).toBeVisible();
  });

  it('has its new age when the page is visible again', async () => {
    const { services } = await readAndReturn('/loanDetails', 'due-today', 'loan-details', 61_000);
    expect(await findAge(/^Updated 1 minute ago/)).toBeVisible();
    const { since } = services.clock;
    services.clock.since = (at) => (since(at) ?? 0) + 5 * hour;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await findAge(/^Updated 5 hours ago/)).toBeVisible();
  });

  it('is not shown if the server refuses', async () => {
    await readAndReturn('/loanDetails', 'due-today', 'loan-details');
    await screen.findByText(/^Updated just now/);
    server.setFaults('http401');
    const app = await renderApp('/loanDetails', { scenario: 'due-today' });
    expect(await screen.findByText('Please sign in again')).toBeVisible();
    app.unmount();
  });

  it.each([
    ['to another borrower', { userId: 'another' }],
    ['in another market, whose currency is another', { pop: '1' }],
  ])('is not shown %s', async (_, search) => {
    const { app: first } = await read('/loanDetails', 'due-today', 'loan-details');
    first.unmount();
    server.setFaults('offline');
    await renderApp('/loanDetails', { scenario: 'due-today', search });
    expect(await screen.findByText('You are offline')).toBeVisible();
    expect(screen.queryByText(/^Updated/)).toBeNull();
  });

  it.each([
    ['the present contract cannot parse it', { data: { orderStatus: {} } }],
    ['it is of another contract', { buster: 'other' }],
    ['it was read 31 days ago', { readAt: Date.now() - 31 * 24 * hour }],
    ['it was read four years from now', { readAt: Date.now() + 4 * 365 * 24 * hour }],
  ])('is deleted if %s', async (_, change) => {
    const { app: first, record, store } = await read('/loanDetails', 'due-today', 'loan-details');
    await store.set(record.key, { ...record.data, ...change });
    first.unmount();
    server.setFaults('offline');
    const app = await renderApp('/loanDetails', { scenario: 'due-today' });
    expect(await screen.findByText('You are offline')).toBeVisible();
    await waitFor(async () => expect(await storedRecords(app)).toEqual([]));
  });

  it('is one of forty: the oldest is deleted first', async () => {
    const { app, record, store } = await read('/customerService', 'due-today', 'get-whatsapp');
    const names = Array.from({ length: 60 }, (_, index) => `problem-detail-${String(index)}`);
    for (const name of names) await store.set(name, record.data);
    app.unmount();
    const next = await renderApp('/loanDetails', { scenario: 'due-today' });
    await untilStored(next, 'loan-details');
    await waitFor(async () => expect(await storedRecords(next)).toHaveLength(40));
    expect((await storedRecords(next)).some(({ key }) => key.startsWith('get-whatsapp'))).toBe(false);
  });

  it('is deleted on a full device, which needs the room for typed texts', async () => {
    const { app } = await read('/customerService', 'due-today', 'get-whatsapp');
    app.unmount();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
    const next = await renderApp('/loanDetails', { scenario: 'due-today' });
    await screen.findAllByText('Rp1.554.000');
    await waitFor(async () => expect(await storedRecords(next)).toEqual([]));
    put.mockRestore();
  });

  it('has the age of the answer, also if it is stored hours after that', async () => {
    const { query, definition, owner, services, stored } = await readEmptied();
    query.setState({ dataUpdatedAt: Date.now() - 8 * hour });
    await storeAnswer(query, definition, owner, services);
    const [record] = await stored();
    expect(Math.abs(services.clock.now() - 8 * hour - (record?.data.readAt ?? 0))).toBeLessThan(60_000);
  });

  it('is not written once the session of its borrower has ended', async () => {
    const { query, definition, owner, services, stored } = await readEmptied();
    query.setState({ dataUpdatedAt: Date.now() + 1 });
    services.session.expire();
    // The records of this borrower stay, and a store still writes for them.
    expect(services.session.recordsOwner()).toBe(owner);
    await storeAnswer(query, definition, owner, services);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['text', { note: 'card 4111 1111 1111 1111 ends' }, { note: 'card •••• •••• •••• 1111 ends' }],
    ['detail', [{ value: '4111111111111111' }], [{ value: '••••••••••••1111' }]],
    ['h5Url', { h5Url: 'https://pay.example/x?token=abc#here' }, { h5Url: 'https://pay.example/x' }],
    ['id', { id: '4111111111111111' }, { id: '4111111111111111' }],
    ['orderNo', { orderNo: '4111111111111111' }, { orderNo: '4111111111111111' }],
    ['time', { dueTime: '4111111111111111' }, { dueTime: '4111111111111111' }],
    ['telephone', { telephone: '4111111111111' }, { telephone: '4111111111111' }],
    ['money', { amount: 155_400_000n, words: null }, { amount: '155400000', words: null }],
  ])('contains no card number and no query of an address: %s', (_, value, expected) => {
    expect(toStored(value)).toEqual(expected);
  });
});
