import { act, fireEvent, screen } from '@testing-library/react';
import { changeAnswer, holdAnswer } from '@tests/support/change-answer';
import { lateStatuses } from '@tests/support/faults/answer-faults';
import { breakNetwork } from '@tests/support/faults/network';
import { watchLeaving } from '@tests/support/leaving';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, passUntil } from '@tests/support/timers';
import { millisecondsInDay } from 'date-fns/constants';
import { loanAttempts } from './attempt/send-application';

const leaving = watchLeaving();
const server = useMockServer({ scenario: 'new-loan' });
const push = '/v3/loan-confirm/loan-detail-push';

type App = Awaited<ReturnType<typeof renderApp>>;
let app: App;

beforeEach(holdTimers);

/** Opens the offer; a second time in a test it is a reload, as far as the page can tell. */
async function open(faults = '') {
  server.setFaults(faults);
  app = await renderApp('/loanConfirm', { scenario: 'new-loan', leaveBy: leaving.by });
  return app;
}

async function applyButton() {
  const button = await passUntil(() => screen.getByRole('button', { name: 'Apply' }));
  await passUntil(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
}

/** The loan has taken the place of the page. */
const expectToLeave = () => passUntil(() => expect(leaving.replace).toHaveBeenCalledOnce());

const pushes = () => server.callsOf('loan-detail-push');
const unknown = 'We do not know yet whether your application arrived';

it('an application of a newer build is checked at the server before another one is offered', async () => {
  await open();
  const newer = { ...loanAttempts, version: loanAttempts.version + 1 };
  const sentAt = app.services.clock.now();
  await app.services.storage.open(newer).set('2101', { id: 'a', startedAt: sentAt, state: 'sent' });
  app.unmount();
  const { user } = await open();
  expect(await passUntil(() => screen.getByRole('heading', { name: unknown }))).toBeVisible();
  await user.click(await passUntil(() => screen.getByRole('button', { name: 'Back to the offer' })));
  expect(pushes()).toHaveLength(0);
  await user.click(await applyButton());
  await passUntil(() => expect(pushes()).toHaveLength(1));
});

it.each(['confirmed', 'refused'] as const)(
  'an application of weeks ago that was %s does not hide an offer whose answer tells the time',
  async (state) => {
    const { unmount } = await open();
    const startedAt = app.services.clock.now() - 90 * millisecondsInDay;
    await app.services.storage.open(loanAttempts).set('2101', { id: 'a', startedAt, state });
    unmount();
    const answers = holdAnswer('');
    const request = (name: string, _options: unknown, work: (lock: unknown) => Promise<void>) => work({ name });
    Object.assign(navigator, { locks: { request } });
    await open();
    // The device answers before the server.
    await act(() => app.services.storage.open(loanAttempts).get('2101'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(/You have applied|was not approved/)).toBeNull();
    answers.release();
    expect(await applyButton()).toBeVisible();
  },
);

it('applying sends the figures on the page, notifies the native app, and replaces the page by the loan', async () => {
  const { user, native } = await open();
  await user.click(await applyButton());
  await expectToLeave();
  const figures = { amount: '450000000', periods: '3', termUnit: 'month' };
  expect(pushes()[0]?.body).toEqual({ ...figures, productId: '2101', source: 'h5' });
  const noted = { action: 'confirmTrackingPoint', payload: { productId: '2101' } };
  expect(native.calls.getSnapshot()).toMatchObject([noted]);
  const target = new URL(String(leaving.replace.mock.calls[0]?.[0]));
  expect(target.pathname).toBe('/loanDetails');
  const token: unknown = expect.stringContaining('demo-');
  const search = { productId: '2101', from: 'confirm', token, pop: '0' };
  expect(Object.fromEntries(target.searchParams)).toMatchObject(search);
  expect(screen.getByText('We have received your application')).toBeVisible();
});

it('applying needs the consent, which starts ticked', async () => {
  const { user } = await open();
  const button = await applyButton();
  const box = screen.getByRole('checkbox', { name: 'I have read and agreed to the above' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Tick the box above to apply.');
  await user.click(button);
  expect(pushes()).toEqual([]);
  await user.click(box);
  await user.click(button);
  await expectToLeave();
});

it('applying sends nothing when the consent is taken back before the request is sent', async () => {
  await open();
  const button = await applyButton();
  const box = screen.getByRole('checkbox');
  // In one breath: the device is still writing down the attempt.
  act(() => {
    button.click();
    box.click();
  });
  await passUntil(() => screen.getByText('Tick the box above to apply.'));
  expect(pushes()).toEqual([]);
  expect(await app.services.storage.open(loanAttempts).get('2101')).toBeUndefined();
});

it('applying succeeds when the consent is taken back after the request was sent', async () => {
  const answer = holdAnswer(push);
  await open();
  fireEvent.click(await applyButton());
  await passUntil(() => expect(pushes()).toHaveLength(1));
  fireEvent.click(screen.getByRole('checkbox'));
  answer.release();
  await expectToLeave();
});

it.each([['javascript:alert(1)'], ['']])(
  'applying does not open %s, and shows that the application was received',
  async (lendDetailsUrl) => {
    changeAnswer(push, { lendDetailsUrl });
    const { user, native } = await open();
    await user.click(await applyButton());
    expect(await passUntil(() => screen.getByText(/does not look safe, so we did not open it/))).toBeVisible();
    expect(leaving.replace).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Back to the app' }));
    expect(native.calls.getSnapshot()).toMatchObject([{ action: 'confirmTrackingPoint' }, { action: 'goHome' }]);
  },
);

it('the answer to an application does not navigate after the person has left the page', async () => {
  const answer = holdAnswer(push);
  const { router } = await open();
  fireEvent.click(await applyButton());
  await passUntil(() => expect(pushes()).toHaveLength(1));
  await act(() => router.navigate({ to: '/customerService' }));
  answer.release();
  await passUntil(async () =>
    expect((await app.services.storage.open(loanAttempts).get('2101'))?.data.state).toBe('confirmed'),
  );
  expect(leaving.replace).not.toHaveBeenCalled();
});

const keys = () => pushes().map(({ headers }) => headers['idempotency-key']);

it('an application that fails before it is sent is not called refused', async () => {
  const { user, services } = await open();
  const apply = await applyButton();
  vi.spyOn(services.storage, 'open').mockImplementation(() => {
    throw new Error('No storage');
  });
  await user.click(apply);
  expect(await passUntil(() => screen.getByText('Your application was not sent'))).toBeVisible();
  expect(pushes()).toHaveLength(0);
});

it.each(['', ' after a reload'])(
  'a refused application is shown before another one can be sent%s',
  async (isReloaded) => {
    const first = await open('code:5001@push');
    let { user } = first;
    await user.click(await applyButton());
    expect(await passUntil(() => screen.getByText('Your application was not approved'))).toBeVisible();
    expect(screen.getByText('Refused on request: 5001')).toBeVisible();
    server.setFaults('');
    if (isReloaded) {
      first.unmount();
      ({ user } = await open());
      expect(await passUntil(() => screen.getByText('Your application was not approved'))).toBeVisible();
    }
    // It may answer a copy of an application that was taken.
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    await user.click(await passUntil(() => screen.getByRole('button', { name: 'Back to the offer' })));
    await user.click(await applyButton());
    await expectToLeave();
    expect(new Set(keys()).size).toBe(2);
  },
);

it('a refusal may answer a copy of the application: without the offer its outcome is unknown', async () => {
  const { user } = await open();
  const button = await applyButton();
  server.setFaults('code:5001@push,code:7@detail-confirm');
  await user.click(button);
  expect(await passUntil(() => screen.getByText(unknown))).toBeVisible();
  expect(screen.getByText('Refused on request: 5001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to the offer' })).not.toBeInTheDocument();
  expect((await app.services.storage.open(loanAttempts).get('2101'))?.data.state).toBe('sent');
});

// Every status: tests/delivery/model.test.ts.
const tried = lateStatuses.filter(({ name }) => /401|500/.test(name));
it.each(tried)('an application that was taken and answered by $name is not sent again', async (fault) => {
  const before = server.backend().snapshot().state.orders.length;
  const { user } = await open();
  const button = await applyButton();
  const network = breakNetwork(fault, (path) => path.endsWith(push));
  await user.click(button);
  expect(await passUntil(() => screen.getByText(unknown))).toBeVisible();
  expect(await passUntil(() => screen.getByText(/this loan is still offered to you/))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  // Another one takes two steps, and is the same attempt for the server.
  network.strike(null);
  await user.click(screen.getByRole('button', { name: 'Back to the offer' }));
  await user.click(await applyButton());
  await expectToLeave();
  expect(new Set(keys()).size).toBe(1);
  expect(server.backend().snapshot().state.orders).toHaveLength(before + 1);
});

it('a refused second try leaves the first one as it is', async () => {
  const { user, unmount } = await open('http403@push');
  await user.click(await applyButton());
  await user.click(await passUntil(() => screen.getByRole('button', { name: 'Back to the offer' })));
  server.setFaults('code:5001@push');
  await user.click(await applyButton());
  expect(await passUntil(() => screen.getByText('Refused on request: 5001'))).toBeVisible();
  expect(screen.getByText(unknown)).toBeVisible();
  unmount();
  await open();
  expect(await passUntil(() => screen.getByText(unknown))).toBeVisible();
});

it('after a reload the page asks the server about a lost answer before it offers the loan again', async () => {
  const { user, unmount } = await open('truncated@push');
  await user.click(await applyButton());
  await passUntil(() => screen.getByText(unknown));
  unmount();
  await open();
  expect(await passUntil(() => screen.getByText(unknown))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  expect(pushes()).toHaveLength(1);
  await user.click(await passUntil(() => screen.getByRole('button', { name: 'Back to the offer' })));
  await user.click(await applyButton());
  await expectToLeave();
  expect(pushes()).toHaveLength(2);
});

it('the loan is not offered again while the server cannot be asked about a lost answer', async () => {
  const { user } = await open();
  const button = await applyButton();
  server.setFaults('offline');
  await user.click(button);
  await passUntil(() => screen.getByText(unknown));
  const again = await passUntil(() => screen.getByRole('button', { name: 'Check again' }));
  expect(screen.queryByRole('button', { name: 'Back to the offer' })).not.toBeInTheDocument();
  server.setFaults('');
  await user.click(again);
  expect(await passUntil(() => screen.getByRole('button', { name: 'Back to the offer' }))).toBeVisible();
});

it("a lost answer shows the server's words when it offers the loan no longer, also after a reload", async () => {
  const { user, unmount } = await open();
  const button = await applyButton();
  server.setFaults('http500@push,code:7@detail-confirm');
  await user.click(button);
  expect(await passUntil(() => screen.getByText('Refused on request: 7'))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back to the offer' })).not.toBeInTheDocument();
  unmount();
  await open('code:7@detail-confirm');
  expect(await passUntil(() => screen.getByText(unknown))).toBeVisible();
  expect(await passUntil(() => screen.getByText('Refused on request: 7'))).toBeVisible();
});

const noteConfirmed = () =>
  app.services.storage
    .open(loanAttempts)
    .set('2101', { id: 'a', startedAt: app.services.clock.now(), state: 'confirmed' });

it('a second window sends nothing after the first has applied, and shows it', async () => {
  await open();
  const button = await applyButton();
  await noteConfirmed();
  fireEvent.click(button);
  expect(await passUntil(() => screen.getByText('You have applied for this loan'))).toBeVisible();
  expect(pushes()).toEqual([]);
});

it('a second window sends nothing while the first is sending, and shows the outcome', async () => {
  let isHeld = true;
  const request = (name: string, _options: unknown, work: (lock: unknown) => Promise<void>) =>
    work(isHeld ? null : { name });
  Object.assign(navigator, { locks: { request } });
  const { user } = await open();
  await user.click(await applyButton());
  expect(await passUntil(() => screen.getByText('Your application is being sent'))).toBeVisible();
  expect(pushes()).toEqual([]);
  isHeld = false;
  await noteConfirmed();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await passUntil(() => screen.getByText('You have applied for this loan'))).toBeVisible();
});

it('an application that its own page still sends is not called one of another window', async () => {
  const answer = holdAnswer(push);
  const { router, address } = await open();
  const { search } = address();
  fireEvent.click(await applyButton());
  await passUntil(() => expect(pushes()).toHaveLength(1));
  await act(() => router.navigate({ to: '/customerService' }));
  await act(() => router.navigate({ to: '/loanConfirm', search }));
  expect(await passUntil(() => screen.getByText('Your application is being sent'))).toBeVisible();
  expect(screen.queryByText(/Nothing was sent from here/)).toBeNull();
  answer.release();
  await passUntil(async () =>
    expect((await app.services.storage.open(loanAttempts).get('2101'))?.data.state).toBe('confirmed'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await passUntil(() => screen.getByText('You have applied for this loan'))).toBeVisible();
  expect(pushes()).toHaveLength(1);
});
