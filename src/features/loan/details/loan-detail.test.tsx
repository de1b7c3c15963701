import { screen, waitFor, within } from '@testing-library/react';
import { changeLoan } from '@tests/support/change-answer';
import { useScreen } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { statusWords } from './status-banner';

const { server, open } = useScreen('/loanDetails');

const picture = () => document.querySelector('[data-picture]')?.getAttribute('data-picture');

const button = (name: string) => [name, () => screen.queryByRole('button', { name })] as const;
const parts = {
  mark: () => document.querySelector('[data-slot="mark"]'),
  ...Object.fromEntries(['Pay', 'Borrow again', 'I cannot pay', 'Add to calendar'].map(button)),
  products: () => screen.queryByRole('region', { name: 'Recommended for you' }),
  cost: () => screen.queryByText('What this loan costs'),
  'what if': () => screen.queryByText('What if …?'),
};

it.each([
  ['under-review', 'review', 'review', ['products']],
  ['rejected', 'declined', 'declined', ['mark', 'products']],
  ['disbursing', 'disbursing', 'disbursing', ['products']],
  ['repaying', 'repaying', 'repaying', ['Pay', 'Add to calendar', 'cost', 'what if']],
  ['due-today', 'due', 'due', ['Pay', 'I cannot pay', 'cost', 'what if']],
  ['overdue-in', 'overdue', 'overdue', ['Pay', 'I cannot pay', 'cost', 'what if']],
  ['partly-paid', 'partly-paid', 'partly-paid', ['Pay', 'I cannot pay', 'Add to calendar', 'cost', 'what if']],
  ['collection-in', 'collection', 'collection', ['Pay', 'I cannot pay', 'cost', 'what if']],
  ['settled', 'settled', 'settled', ['mark', 'Borrow again', 'cost']],
  ['closed', 'closed', 'closed', ['Borrow again', 'products']],
  ['unknown-status', 'settled', 'closed', ['products']],
])('the page of a loan %s has the picture %s, the colour of %s, and %j', async (scenario, art, tone, expected) => {
  const { services } = await open(scenario);
  await waitFor(() => expect(services.locale.loadedCatalogs()).toContain('insights'));
  await waitFor(() =>
    expect(Object.entries(parts).flatMap(([name, find]) => (find() === null ? [] : [name]))).toEqual(expected),
  );
  expect(picture()).toBe(art);
  expect(document.querySelector('[data-slot="banner"]')).toHaveAttribute('data-tone', tone);
});

it('a loan that is called repaid and has an amount due has the words, the colour and the picture of a closed one', async () => {
  changeLoan({ noticeStatusText: '', repayAmount: 50_000 });
  await open('settled');
  expect(await screen.findByRole('heading', { name: 'This loan is closed' })).toBeVisible();
  expect(picture()).toBe('closed');
  expect(document.querySelector('[data-slot="banner"]')).toHaveAttribute('data-tone', 'closed');
  expect(parts.mark()).toBeNull();
});

it('the status banner has words of its own when the server has none', async () => {
  changeLoan({ noticeStatusText: null, noticeDesText: '', orderStatus: '180' });
  await open('overdue-in');
  expect(await screen.findByRole('heading', { name: 'Your payment is late' })).toBeVisible();
  expect(screen.getByText(/talk to us/)).toBeVisible();
});

it("a late loan shows the server's words and each fact once: the amount and its parts first, the order number last", async () => {
  const { address } = await open('overdue-in');
  expect(await screen.findByRole('heading', { name: 'Payment is late' })).toBeVisible();
  expect(screen.getByText(/Late charges grow every day/)).toBeVisible();
  const money = await screen.findByRole('region', { name: 'Amount due' });
  expect(within(money).getByText('₹13,863')).toBeVisible();
  expect(within(money).getByText('5 days late')).toBeVisible();
  expect(within(money).getByText(/^Due date:/)).toHaveTextContent(/^Due date: \d{4}-\d\d-\d\d$/);
  expect(within(money).queryByText(/raise your limit/)).toBeNull();
  const main = screen.getByRole('main');
  const [, date = '?'] = /: (.*)/.exec((await within(main).findByText(/^Due date:/)).textContent) ?? [];
  const times = (fact: string) => main.textContent.split(fact).length - 1;
  expect([date, '₹13,863', '5 days', 'Late charges'].map(times)).toEqual([1, 1, 1, 2]);
  const rows = within(main)
    .getAllByRole('definition')
    .map((value) => value.parentElement?.textContent);
  expect(rows.slice(0, 2)).toEqual(['Instalments due₹10,450', 'Late charges so far₹3,413']);
  expect(rows.at(-1)).toContain(address().search['orderId']);
});

it('the loan shows the days left', async () => {
  await open('repaying-in');
  expect(await screen.findByText('10 days left')).toBeVisible();
  expect(screen.getByText(/raise your limit up to/)).toHaveTextContent('₹80,000');
});

it('the loan shows an amount that is not a number as the server wrote it', async () => {
  changeLoan({ repayAmount: 'Rp 1,5 juta <b>', dueTime: 'besok sore' });
  await open('due-today');
  expect(await screen.findByText('Rp 1,5 juta <b>')).toBeVisible();
  expect(screen.getByText('Due date: besok sore')).toBeVisible();
  expect(screen.queryByText('Due today')).not.toBeInTheDocument();
});

it('a repaid loan is not shown as late', async () => {
  changeLoan({ repayAmount: 0, dueTime: '2020-01-01' });
  await open('settled');
  expect(await screen.findByRole('region', { name: 'Left to pay' })).toHaveTextContent('Rp0');
  expect(screen.queryByText(/late/)).not.toBeInTheDocument();
});

it('the order lists its lines and the free limit', async () => {
  changeLoan({ playeduL: 'Rp2.000.000' });
  await open('settled-in');
  expect(await screen.findByText('Loan amount')).toBeVisible();
  expect(screen.getByText('₹30,000')).toBeVisible();
  expect(screen.getByText('Available limit')).toBeVisible();
  expect(screen.getByText('Rp2.000.000')).toBeVisible();
});

it.each([[null], [{ detail: null }], [{ detail: [] }], ['nonsense']])('the order is empty', async (userOrderDetail) => {
  changeLoan({ userOrderDetail, recProducts: null });
  await open('due-today');
  expect(await screen.findByText(/There are no details about this loan yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
});

it('recommended products open in the native app, once for a burst of taps, and the tap is reported', async () => {
  const { native } = await open('rejected-in');
  tapTenTimes(await screen.findByRole('button', { name: /Quick Rupee/ }));
  await waitFor(() => expect(server.callsOf('gopia-define')).toHaveLength(1));
  const ids = { productId: '1102', moduleId: '300', positionId: '0' };
  expect(server.callsOf('gopia-define')[0]?.body).toMatchObject(ids);
  const opened = { action: 'goToPage', payload: { page: 'productDetail', params: { productId: '1102' } } };
  expect(native.calls.getSnapshot()).toMatchObject([opened]);
  expect(screen.getByRole('button', { name: /Small Step/ })).toBeDisabled();
});

it('Repay opens the instalments', async () => {
  const { user, address } = await open('due-today');
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(address().path).toBe('/installment'));
  const { orderId } = address().search;
  expect(address().search).toMatchObject({ productId: '2101', orderId: expect.stringMatching(/^\d{20}$/) });
  expect(server.callsOf('loan-details')[0]?.body['orderId']).toBe(orderId);
});

it("Repay opens the server's own payment page outside, once for a burst of taps, and offers ours", async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  changeLoan({ h5Url: 'https://pay.example/now', inside: '0' });
  const { user, address } = await open('due-today');
  tapTenTimes(await screen.findByRole('button', { name: 'Pay' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledWith('https://pay.example/now', '_blank', expect.stringContaining('noopener'));
  await user.click(await screen.findByRole('button', { name: 'Pay here' }));
  await waitFor(() => expect(address().path).toBe('/installment'));
});

it('Repay refuses an unsafe address, shows it, and offers our own way', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  changeLoan({ h5Url: 'javascript:alert(1)', inside: '1' });
  const { user, address } = await open('due-today');
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('We did not open the payment page')).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Pay here' }));
  await waitFor(() => expect(address().path).toBe('/installment'));
});

it.each([
  ['extension-available', '1', true],
  ['due-today', '0', false],
  ['repaying', '1', false],
  ['settled', '1', false],
])('the link to the extension depends on the status of %s and isDelay %s: %s', async (scenario, isDelay, expected) => {
  changeLoan({ isDelay });
  await open(scenario);
  await waitFor(() => expect(picture()).toBeDefined());
  const link = screen.queryByRole('link', { name: 'Extend due date' });
  expect(link !== null).toBe(expected);
  if (link) expect(link.getAttribute('href')).toMatch(/^\/extension\?.*orderId=\d{20}/);
});

it('Borrow again reports the tap once for a burst of taps, and opens the home page', async () => {
  const { native } = await open('settled');
  tapTenTimes(await screen.findByRole('button', { name: 'Borrow again' }));
  await waitFor(() => expect(native.calls.getSnapshot()).toMatchObject([{ action: 'goHome' }]));
  expect(server.callsOf('event-save')).toHaveLength(1);
  expect(server.callsOf('event-save')[0]?.body).toMatchObject({ productId: '2101', moduleId: '30', positionId: '0' });
});

it('Borrow again opens the home page although the report fails, and shows it', async () => {
  const { user, native } = await open('settled');
  const more = await screen.findByRole('button', { name: 'Borrow again' });
  server.setFaults('http500');
  await user.click(more);
  expect(await screen.findByText('We could not save your choice')).toBeVisible();
  await waitFor(() => expect(native.calls.getSnapshot()).toMatchObject([{ action: 'goHome' }]));
});

it('the loan calls customer service through the app', async () => {
  const { user, native } = await open('due-today-in');
  const call = await screen.findByRole('link', { name: 'Call +91 80 5000 0000' });
  expect(call).toHaveAttribute('href', 'tel:+918050000000');
  await user.click(call);
  const dialled = { action: 'callTelephone', payload: { telephone: '+91 80 5000 0000' } };
  expect(native.calls.getSnapshot()).toMatchObject([dialled]);
});

const wordsOf = (orderStatus: string, days: number | null, repayAmount: bigint | string = '') =>
  statusWords({ orderStatus, repayAmount, dueTime: null }, days);

it('the status banner has different words for every status, and does not show an unknown one as repaid', () => {
  expect(wordsOf('200', null).title.message).toBe('Your loan is repaid');
  expect(wordsOf('200', null, 0n).title.message).toBe('Your loan is repaid');
  expect(wordsOf('200', null, 500n).title.message).toBe('This loan is closed');
  expect(wordsOf('987', null).title.message).toBe('Your loan is being updated');
  expect(wordsOf('', null).title.message).toBe('Your loan is being updated');
  const titles = ['21', '110', '151', '170', '174', '180', '200', '3', '4', '5'].map(
    (status) => wordsOf(status, null).title.message,
  );
  expect(new Set(titles).size).toBe(10);
});

it.each([
  ['170', 'Your payment is late'],
  ['174', 'Your payment is late'],
  ['3', 'A part of your payment has arrived'],
])('a loan in status %s whose due day has passed is not told to pay by the due date', (status, title) => {
  const { text, title: found } = wordsOf(status, -9);
  expect(found.message).toBe(title);
  expect(text.message).toMatch(/^Please repay as soon as you can/);
  expect(wordsOf(status, 9).text.message).toMatch(/by the due date/);
});

it.each([['missing'], [328_600.5], ['NaN']])('a loan that is owed has a place for its amount: %s', async (amount) => {
  changeLoan({ repayAmount: amount === 'missing' ? undefined : amount });
  await open('overdue');
  expect(await screen.findByRole('region', { name: 'Amount due' })).toHaveTextContent('Not known');
});

it('a closed order does not say that nothing is owed', async () => {
  changeLoan({ noticeStatusText: '', noticeDesText: '', repayAmount: 100_000 });
  await open('closed');
  expect(await screen.findByText(/does not say whether anything is still owed/)).toBeVisible();
});
