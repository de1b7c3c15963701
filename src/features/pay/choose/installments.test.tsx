import { screen, within, act, render, waitFor } from '@testing-library/react';
import { changeAnswer, changeLoan } from '@tests/support/change-answer';
import { keepPayments, paymentOf } from '@tests/support/payments';
import { periodOf, testPayment, testPlan } from '@tests/support/plan-periods';
import { launchOf, useScreen } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { selectionInNewPlan } from '@/domain/installment-selection';
import { SpokenTotal } from './installments-screen';
import { costParts } from './waiting-periods';

const { open } = useScreen('/installment');

const periods = () => screen.findAllByRole('checkbox');
const payButton = () => screen.getByRole('button', { name: 'Pay now' });
const payAll = () => screen.getByRole('switch', { name: 'Pay all' });

it('the instalment page opens with the first period selected, and the paid ones folded', async () => {
  await open('due-today');
  const [first, second] = await periods();
  expect(screen.getByRole('heading', { level: 1, name: 'Bill details' })).toBeVisible();
  expect(first).toBeChecked();
  expect(first).toHaveAccessibleName('Instalment 2 Rp1.554.000');
  const parts = /^\d{4}-\d\d-\d\d Jatuh tempo hari ini Principal Rp1\.500\.000 Interest Rp54\.000/;
  expect(first).toHaveAccessibleDescription(parts);
  expect(second).not.toBeChecked();
  expect(payAll()).not.toBeChecked();
  expect(screen.getByText('Total for 1 instalment')).toBeVisible();
  expect(screen.getByText('1 of 3 instalments paid')).toBeVisible();
  const accordion = screen.getByText('Paid (1)').closest('details') ?? document.body;
  expect(accordion).not.toHaveAttribute('open');
  expect(within(accordion).getByText('Instalment 1')).toBeInTheDocument();
});

it('"Pay all" selects every instalment; without the first none is selected', async () => {
  const { user, address } = await open('due-today');
  const [first, second] = await periods();
  await user.click(payAll());
  expect(second).toBeChecked();
  expect(screen.getByText('Rp3.108.000')).toBeVisible();
  await user.click(payAll());
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
  await user.click(payAll());
  await user.click(first ?? document.body);
  expect(second).not.toBeChecked();
  expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  expect(payButton()).toHaveAccessibleDescription('Choose at least one instalment.');
  await user.click(payButton());
  expect(address().path).toBe('/installment');
});

it('the instalment page shows that a period is overdue, or why it cannot be tapped', async () => {
  const { user } = await open('overdue');
  const [late, locked] = await periods();
  expect(late).toHaveAccessibleDescription(/Late Terlambat 5 hari/);
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  expect(locked).toHaveAccessibleDescription(/paid in order/);
  await user.click(locked ?? document.body);
  expect(locked).not.toBeChecked();
});

it('the instalment page opens the payment methods once for ten taps, with the selected amount', async () => {
  const { user, router, address } = await open('due-today');
  await periods();
  await user.click(payAll());
  tapTenTimes(payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment method' })).toBeVisible();
  expect(address()).toMatchObject({ path: '/individual', search: { amount: '310800000', display: '0' } });
  expect(router.history.length).toBe(2);
});

it('the instalment page shows that nothing is left, and opens the loan', async () => {
  const { user, address } = await open('settled');
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the loan' }));
  expect(address().path).toBe('/loanDetails');
});

it.each([
  ['reads a burst of changes once, at its end', ['Rp2', 'Rp3', 'Rp4'], 'Rp4'],
  ['reads nothing of a change that was taken back', ['Rp2', 'Rp1'], ''],
])('the spoken total is empty at first, and %s', (_, texts, spoken) => {
  vi.useFakeTimers();
  const { rerender } = render(<SpokenTotal text="Rp1" />);
  for (const text of texts) {
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<SpokenTotal text={text} />);
  }
  act(() => void vi.advanceTimersByTime(800));
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${spoken}$`));
});

const period = (periodNo: number, totalAmount: unknown = 100_000, rest: object = {}) => ({
  periodNo,
  totalAmount,
  canClick: 1,
  ...rest,
});

/** Lets the plan arrive with these waiting periods. */
const answer = (waiting: () => unknown, paid: unknown = null) =>
  changeAnswer('/v3/installment/loan-play-detail', () => ({
    repayPlanDetail: { repayWaitDetail: waiting(), repayYetDetail: paid },
  }));

it('a plan without lists of a loan that is owed is paid by the amount of the loan', async () => {
  answer(() => null);
  const { user, address } = await open('overdue');
  expect(await screen.findByRole('heading', { name: 'There are no instalments for this loan' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('By your loan, Rp1.561.770 is due. You can pay it here.');
  expect(screen.queryByText(/Nothing to pay/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/individual', search: { amount: '156177000' } }));
  // It is not for instalments: there are none.
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('You chose to pay Rp1.561.770'));
});

it.each([
  ['a closed order', { orderStatus: 4 }, false],
  ['a loan without an amount', { orderStatus: 180, repayAmount: undefined }, true],
  ['a status that no one knows', { orderStatus: 987 }, false],
])('a plan without lists does not say that nothing is owed: %s', async (_, loan, mayPay) => {
  answer(() => null);
  changeLoan(loan);
  await open('overdue');
  expect(await screen.findByText(/ask customer service whether anything is still owed/)).toBeVisible();
  expect(screen.queryByText(/Nothing to pay/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pay now' }) !== null).toBe(mayPay);
});

it.each(['12.50', '100.000', 'Rp100', null, 1.5, {}])(
  'a plan with the amount %j shows an error, not a sum',
  async (amount) => {
    answer(() => [period(1), period(2, amount)]);
    await open();
    expect(await screen.findByRole('heading', { name: 'Our server has a problem' })).toBeVisible();
  },
);

it('a plan of zeros cannot be paid, and shows why', async () => {
  answer(() => [period(1, 0)]);
  await open();
  const button = await screen.findByRole('button', { name: 'Pay now' });
  expect(button).toHaveAccessibleDescription('There is nothing to pay for this choice.');
});

it('periods without a number are counted through the whole plan', async () => {
  const unnamed = () => period(1, 100_000, { periodNo: '' });
  answer(() => [unnamed(), unnamed()], [unnamed(), unnamed()]);
  await open();
  const [third, fourth] = await periods();
  expect(third).toHaveAccessibleName(/^Instalment 3/);
  expect(fourth).toHaveAccessibleName(/^Instalment 4/);
  expect(screen.getByText('Paid (2)').closest('details')).toHaveTextContent(/Instalment 1.*Instalment 2/);
});

it('a plan with a single period has no "Pay all", and shows the server’s own amount and status words', async () => {
  answer(() => [period(1, 100_000, { amount: 'Rp 1.000,-', periodStatus: 500, repayDes: '' })]);
  await open();
  expect(await screen.findByRole('checkbox')).toHaveAccessibleName('Instalment 1 Rp 1.000,-');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('Late')).toBeVisible();
});

it('a late charge is not called a fee alone', async () => {
  await open('overdue-in');
  const [late, next] = await screen.findAllByRole('checkbox');
  expect(late).toHaveAccessibleDescription(/Fees and late charge ₹3,413/);
  expect(next).not.toHaveAccessibleDescription(/Fees/);
});

it('a plan shows the amount that is paid where the server’s own text is another one', async () => {
  answer(() => [period(1, 100_000, { amount: 'Rp9.000' }), period(2, 123_450, { amount: 'soon' })]);
  await open();
  const [first, second] = await screen.findAllByRole('checkbox');
  expect(first).toHaveAccessibleName('Instalment 1 Rp1.000');
  expect(second).toHaveAccessibleName('Instalment 2 Rp1.234,50');
});

it('a plan marks a period after its due day as overdue, for any status', async () => {
  const later = { periodStatus: 170, dueTime: '2099-01-01', repayDes: 'Menunggu' };
  answer(() => [period(1, 100_000, { ...later, dueTime: '2020-01-01' }), period(2, 100_000, later)]);
  await open();
  const [late, next] = await screen.findAllByRole('checkbox');
  expect(late).toHaveAccessibleDescription(/Late Menunggu/);
  expect(next).not.toHaveAccessibleDescription(/Late/);
  expect(screen.getByText('Late')).not.toHaveClass('sr-only');
});

it('"Pay again" pays the selection of a plan that changed while the question was open', async () => {
  let waiting = [period(1), period(2), period(3)];
  answer(() => waiting);
  const { user, router, services, address } = await open();
  const { orderId = '' } = launchOf('due-today');
  await keepPayments(services, [paymentOf({ orderId, stage: 'said' })]);
  await user.click((await periods())[1] ?? document.body);
  await act(() => router.options.context.queryClient.invalidateQueries());
  await screen.findByText('We are looking for your payment');
  await user.click(payButton());
  await screen.findByRole('dialog', { name: 'We are looking for your payment' });
  waiting = waiting.slice(1);
  await act(() => router.options.context.queryClient.invalidateQueries());
  expect(await screen.findByText('Total for 1 instalment')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pay again' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/individual', search: { amount: '100000' } }));
});

const planOf = (numbers: string) =>
  testPlan(
    [],
    numbers.split(' ').flatMap((periodNo) => (periodNo ? [periodOf({ periodNo })] : [])),
  ).payments;
const nameless = testPlan([], [periodOf(), periodOf()]).payments;

it.each([
  ['stays with the same periods', planOf('1 2 3'), 2, planOf('1 2 3'), 2],
  ['stays empty', planOf('1 2'), 0, planOf('1 2'), 0],
  ['loses paid periods, and adds none', planOf('1 2 3'), 2, planOf('2 3'), 1],
  ['begins again when all of it is paid', planOf('1 2 3'), 1, planOf('2 3'), 1],
  ['ends with the plan', planOf('1'), 1, planOf(''), 0],
  ['never reaches beyond the plan', planOf('1 2 3'), 3, planOf('1 2'), 2],
  ['never grows, not even without numbers', nameless, 1, [...nameless], 1],
])('the selection in a new planOf %s', (_, before, selected, after, expected) => {
  expect(selectionInNewPlan(before, selected, after)).toBe(expected);
});

const huge = 10n ** 25n;
const part = (kind: string, amount: bigint | string, share: number | null) => ({ kind, amount, share });

it.each([
  [
    'in a fixed order, each with its share',
    { principal: 800n, interest: 150n, fee: 50n },
    [part('principal', 800n, 0.8), part('interest', 150n, 0.15), part('fee', 50n, 0.05)],
  ],
  ['without what is zero', { principal: 900n, interest: '', fee: 0n }, [part('principal', 900n, 1)]],
  ['without what is missing', { principal: '', interest: '', fee: '' }, []],
  [
    'with the server’s own words, and then without shares',
    { principal: 900n, interest: '2 %', fee: '' },
    [part('principal', 900n, null), part('interest', '2 %', null)],
  ],
  [
    'without shares if one is negative',
    { principal: 900n, interest: -100n, fee: '' },
    [part('principal', 900n, null), part('interest', -100n, null)],
  ],
  [
    'with exact shares of amounts beyond exact numbers',
    { principal: huge, interest: huge, fee: '' },
    [part('principal', huge, 0.5), part('interest', huge, 0.5)],
  ],
])('the parts of an instalment are listed %s', (_, amounts, parts) =>
  expect(costParts(testPayment(amounts))).toEqual(parts),
);

it.each([
  ['due-today', 0],
  ['overdue', 1],
])('of %s the page says %d times that late charges are included: only where there are any', async (scenario, times) => {
  await open(scenario);
  await periods();
  expect(screen.queryAllByText('Biaya keterlambatan sudah termasuk dalam jumlah yang tertera.')).toHaveLength(times);
});
