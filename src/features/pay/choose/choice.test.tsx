import { act, screen, waitFor } from '@testing-library/react';
import { renderApp, useScreen } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { lastWays } from '../records/last-way';

const { server, open: openPage } = useScreen('/individual');
const open = (search: Record<string, string> = {}, scenario = 'due-today', faults = '') =>
  openPage(scenario, { search: { amount: '155400000', display: '0', ...search }, faults });

const confirm = () => screen.getByRole('button', { name: 'I WANT TO PAY' });
const bank = (name = 'BCA') => screen.findByRole('radio', { name });
const market = () => screen.getByRole('radio', { name: 'Mini Market' });

it.each([
  ['the chosen amount', {}, 'For your instalments'],
  ['the amount due if the link has none', { amount: '', display: '' }, 'Amount due'],
])('the page of methods shows %s', async (_, search, label) => {
  await open(search);
  expect(await screen.findByText('Rp1.554.000')).toBeVisible();
  expect(screen.getByText(label)).toBeVisible();
  expect(screen.queryByText(/You see the amount on the next page/)).toBeNull();
});

it('an invalid amount is neither shown nor passed on', async () => {
  const { user, address } = await open({ amount: '12e5', display: '1', payType: '1', payCode: 'BNI' });
  expect(screen.getByText('You see the amount on the next page, before you pay.')).toBeVisible();
  expect(screen.getByText('Extension fee')).toBeVisible();
  await bank('BNI');
  await user.click(confirm());
  expect(address().path).toBe('/that');
  expect(address().search).not.toHaveProperty('amount');
  expect(address().search).toMatchObject({ display: '1', payCode: 'BNI' });
});

it('paying by bank asks for a bank beside the list, and opens nothing without one', async () => {
  const { user, address } = await open();
  expect(confirm()).toBeDisabled();
  const first = await bank();
  await user.click(confirm());
  expect(screen.getByText('Please complete the information')).toBeVisible();
  expect(screen.getByText('Choose a bank first.')).toBeVisible();
  expect(first).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Where you’ll pay' })).toHaveAccessibleDescription(/Choose a bank first/);
  expect(address().path).toBe('/individual');
  await user.keyboard('{ArrowDown}');
  expect(await bank('BNI')).toBeChecked();
  expect(screen.queryByText('Please complete the information')).toBeNull();
});

it('paying by bank offers the channels after the bank, and opens the payment code once', async () => {
  const { user, router, address } = await open();
  await user.click(await bank('BNI'));
  await user.click(await screen.findByRole('radio', { name: 'Mobile Banking' }));
  await user.click(await bank('BRI'));
  expect(await screen.findByRole('radio', { name: 'ATM' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Mobile Banking' }));
  tapTenTimes(confirm());
  expect(await screen.findByRole('button', { name: 'I HAVE PAID' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /virtual account/i })).toBeVisible();
  const search = { amount: '155400000', display: '0', payType: '1', payCode: 'BRI', method: 'Mobile Banking' };
  expect(address()).toMatchObject({ path: '/that', search });
  expect(router.history.length).toBe(2);
  router.history.back();
  expect(await bank('BRI')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Mobile Banking' })).toBeChecked();
});

it('paying at a mini market has no default without ALFAMART, and asks', async () => {
  const { user } = await open({ amount: '100' }, 'due-today-in');
  await user.click(market());
  const [first] = await screen.findAllByRole('radio', { name: /PAY POINT/ });
  await user.click(confirm());
  expect(screen.getByText('Please complete the information')).toBeVisible();
  expect(first).toHaveFocus();
});

it('paying at a mini market has ALFAMART chosen and passes it on; each list is requested for its tab, once', async () => {
  const { user, address } = await open();
  await bank();
  expect(server.callsOf('init-pay-type-market')).toHaveLength(0);
  await user.click(market());
  await screen.findByRole('radio', { name: 'ALFAMART' });
  await user.click(screen.getByRole('radio', { name: 'Bank' }));
  await bank();
  await user.click(market());
  expect(await screen.findByRole('radio', { name: 'ALFAMART' })).toBeChecked();
  expect(server.callsOf('init-pay-type-bank')).toHaveLength(1);
  expect(server.callsOf('init-pay-type-market')).toHaveLength(1);
  await user.click(confirm());
  expect(address().search).toMatchObject({ payType: '2', payCode: 'ALFAMART' });
  expect(address().search).not.toHaveProperty('method');
});

it('a list that cannot be loaded leaves the other method usable', async () => {
  const { user, address } = await open({}, 'due-today', 'http500@init-pay-type');
  await screen.findByRole('button', { name: 'Try again' });
  expect(confirm()).toBeDisabled();
  server.setFaults('');
  await user.click(market());
  await screen.findByRole('radio', { name: 'ALFAMART' });
  await user.click(confirm());
  expect(address().path).toBe('/that');
});

const said = 'Chosen as last time. You can change it.';

/** The person has paid at this bank before. */
async function payAt(name: string, channel?: string) {
  const { user, unmount } = await open();
  await user.click(await bank(name));
  if (channel !== undefined) await user.click(await screen.findByRole('radio', { name: channel }));
  expect(screen.queryByText(said)).toBeNull();
  await user.click(confirm());
  unmount();
}

it('the last way of paying is selected with its channel, and one tap continues', async () => {
  await payAt('Mandiri', 'ATM');
  const { user, address } = await open();
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'ATM' })).toBeChecked();
  await user.click(confirm());
  expect(address()).toMatchObject({ path: '/that', search: { payType: '1', payCode: 'MANDIRI', method: 'ATM' } });
});

it('the place of the address replaces the last way of paying', async () => {
  await payAt('BCA');
  await open({ payType: '1', payCode: 'BNI' });
  expect(await bank('BNI')).toBeChecked();
  expect(screen.queryByText(said)).toBeNull();
});

it('another type of payment removes the last way of paying', async () => {
  await payAt('BCA');
  const second = await open();
  await screen.findByText(said);
  await second.user.click(market());
  second.unmount();
  await open();
  expect(await bank()).not.toBeChecked();
  expect(screen.queryByText(said)).toBeNull();
});

it.each([
  ['1', 'BCA', ['Bank']],
  ['2', 'ALFAMART', ['Mini Market', 'ALFAMART']],
])('a last way of type %s that the server no longer offers is not selected', async (payType, other, checked) => {
  const { services, unmount } = await open();
  await services.storage.open(lastWays).set('only', { payType, payCode: 'GONE', method: '', name: 'Gone' });
  unmount();
  await open();
  expect(await bank(other)).toBeVisible();
  const labels = screen.getAllByRole('radio', { checked: true }).map((one) => one.closest('label')?.textContent);
  expect(labels).toEqual(checked);
  expect(screen.queryByText(said)).toBeNull();
});

it('a loan that the server does not know has no amount to pay', async () => {
  await open({ orderId: '999999999999999' });
  await screen.findByRole('button', { name: 'Contact customer service' });
  expect(screen.queryByText('Rp1.554.000')).toBeNull();
});

it('of a loan that was read and is settled the page names no amount to pay, without asking again', async () => {
  server.reset({ scenario: 'settled' });
  const { router, address } = await renderApp('/loanDetails', { scenario: 'settled' });
  await waitFor(() => expect(server.callsOf('loan-details')).toHaveLength(1));
  const { productId = '', orderId = '' } = address().search;
  await act(() => router.navigate({ to: '/individual', search: { productId, orderId, amount: '155400000' } }));
  expect(await screen.findByText('Nothing to pay')).toBeVisible();
  expect(screen.queryByText('Rp1.554.000')).toBeNull();
  expect(server.callsOf('loan-details')).toHaveLength(1);
});
