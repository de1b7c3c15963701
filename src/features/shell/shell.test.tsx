import { screen, waitFor } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { renderWithServices } from '@tests/support/render-with-services';
import { createObservable } from '@/platform/browser/observable';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import { UpdateNotice } from './app-notices';

const server = useMockServer();

it('an unknown address shows an error page with other links', async () => {
  await renderApp('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
});

it('the error page closes by its button, and by Back without an earlier page', async () => {
  const { user, native } = await renderApp('/error');
  await user.click(screen.getByRole('button', { name: 'Back to the app' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'goHome' }, { action: 'closeWebview' }]);
});

it('a page without a session asks to sign in, and notifies the native app', async () => {
  const { user, native } = await renderApp('/loanDetails', { search: { token: undefined, sessionId: undefined } });
  expect(screen.getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the app' }));
  expect(native.calls.getSnapshot()).toMatchObject([{ action: 'logoutToLogin' }]);
});

it('the next page gets the launch parameters, no secret ones and no inputs of the page before', async () => {
  const { router, address } = await renderApp('/error', { search: { orderId: '00123', campaign: '12e5' } });
  const launch = { campaign: '12e5', deviceId: 'demo-due-today', appVersion: '1.10.0' };
  expect(address().search).toMatchObject({ ...launch, orderId: '00123' });
  await router.navigate({ to: '/' });
  expect(address()).toMatchObject({ path: '/', search: launch });
  for (const name of ['token', 'sessionId', 'orderId']) expect(address().search).not.toHaveProperty(name);
});

it('a page opens at a path that the operator renamed, and links use it', async () => {
  const { router, history } = await renderApp('/pinjaman', {
    routeOverrides: { '/loanDetails': '/pinjaman', '/installment': '/tagihan' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  await router.navigate({ to: '/installment', search: { orderId: '00123' } });
  expect(history.location.pathname).toBe('/tagihan');
  expect(history.location.search).toContain('orderId=00123');
});

it('another page focuses its title, the same page keeps the focus', async () => {
  const { user, router } = await renderApp('/loanDetails');
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Bill details' });
  await waitFor(() => expect(title).toHaveFocus());
  await router.navigate({ to: '/customerService' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Customer service' })).toHaveFocus());
  const back = screen.getByRole('button', { name: 'Back' });
  back.focus();
  await router.navigate({ to: '/customerService', search: { orderId: '1' } });
  expect(back).toHaveFocus();
});

it('preloading a page of another market does not change the language', async () => {
  const { router, services } = await renderApp('/loanDetails', { locale: null, search: { pop: undefined } });
  const language = services.locale.i18n.locale;
  expect(language).not.toBe('zh');
  await router.preloadRoute({ to: '/payway', search: { orderId: '1' } });
  expect(services.locale.i18n.locale).toBe(language);
  await router.navigate({ to: '/payway', search: { orderId: '1' } });
  expect(await screen.findByRole('heading', { level: 1, name: '银行卡还款' })).toBeVisible();
});

it('the language button opens the choice; it changes the language, and stores it', async () => {
  const { user, services } = await renderApp('/error');
  const globe = screen.getByRole('button', { name: 'Language' });
  await user.click(globe);
  await user.click(await screen.findByRole('radio', { name: 'English', checked: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(globe).toHaveFocus();
  expect(services.locale.chosen()).toBe('en');
  await user.click(globe);
  await user.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terjadi kesalahan' })).toBeVisible();
  expect(services.locale.chosen()).toBe('id');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bahasa' })).toHaveFocus();
});

const noOrder = { orderId: undefined, productId: undefined };

it.each([['due-today'], ['overdue'], ['due-today-in']])('an installed app opens the loan of %s', async (scenario) => {
  server.reset({ scenario });
  const { address, history } = await renderApp('/start', { scenario, search: noOrder });
  await waitFor(() =>
    expect(address()).toMatchObject({ path: '/loanDetails', search: { orderId: launchOf(scenario)['orderId'] } }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  expect(history.length).toBe(1);
});

it.each([
  ['the server names it with the order', {}],
  ['the phone has read the loan before', { fields: { productId: undefined } }],
])('a loan that an installed app opens has its product if %s', async (_, manners) => {
  server.reset({ scenario: 'due-today', lender: { needsProduct: true, ...manners } });
  const read = await renderApp('/loanDetails', { scenario: 'due-today' });
  await waitFor(async () => expect(await read.services.storage.open(persistedAnswers).list()).toHaveLength(1));
  read.unmount();
  const { address } = await renderApp('/start', { scenario: 'due-today', search: noOrder });
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
  const { productId, orderId } = launchOf('due-today');
  expect(address()).toMatchObject({ path: '/loanDetails', search: { productId, orderId } });
});

it('an installed app opens the products if there is no loan', async () => {
  changeAnswer('problem-init', { orderDetail: null, orderList: [] });
  const { address } = await renderApp('/start', { search: noOrder });
  await waitFor(() => expect(address().path).toBe('/relevant'));
});

it('an installed app opens the last loan if the server cannot be asked', async () => {
  const read = await renderApp('/loanDetails', { scenario: 'due-today' });
  await waitFor(async () => expect(await read.services.storage.open(persistedAnswers).list()).toHaveLength(1));
  read.unmount();
  server.setFaults('offline');
  const { address, history } = await renderApp('/start', { scenario: 'due-today', search: noOrder });
  const { productId, orderId } = launchOf('due-today');
  await waitFor(() => expect(address()).toMatchObject({ path: '/loanDetails', search: { productId, orderId } }));
  expect(await screen.findByText(/^Updated just now/)).toBeVisible();
  expect(history.length).toBe(1);
});

it('a page has its own title while it is still loading', async () => {
  const { router, services } = await renderApp('/error');
  // The chat reads the selected order before it begins.
  vi.spyOn(services.storage, 'open').mockReturnValue({ get: () => new Promise(() => undefined) } as never);
  void router.navigate({ to: '/intelligentCustomerService' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/^Loading$/);
});

it('a new version waits for what is being typed, and says so to a tap', async () => {
  let isTyping = false;
  const update = vi.fn();
  const { user } = await renderWithServices(<UpdateNotice />, 'reader', (services) => {
    services.pwa.worker = { state: createObservable('waiting'), update } as never;
    services.unsavedWork.isThere = () => isTyping;
  });
  isTyping = true;
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(screen.getByText('Please finish what you are typing first.')).toBeVisible();
  isTyping = false;
  expect(update).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(update).toHaveBeenCalledOnce();
});
