import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { changeAnswer } from '../../../../tests/support/change-answer';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';

useMockServer();

const period = (periodNo: number, totalAmount: unknown = 100_000, rest: object = {}) => ({
  periodNo,
  totalAmount,
  canClick: 1,
  ...rest,
});

let waiting: unknown = null;

/** From now on the server answers with these waiting periods. */
function answer(periods: unknown): void {
  waiting = periods;
}

beforeEach(() => {
  const plan = () => ({ repayPlanDetail: { repayWaitDetail: waiting, repayYetDetail: null } });
  changeAnswer('/v3/installment/loan-play-detail', plan);
});

const open = () => renderApp('/installment');
const chosen = async () =>
  (await screen.findAllByRole('checkbox')).filter((box) => box instanceof HTMLInputElement && box.checked).length;

it('a plan without lists shows that there is nothing to pay', async () => {
  answer(null);
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  expect(screen.getByText('No instalment of this loan is waiting to be paid.')).toBeVisible();
});

it.each(['12.50', 'Rp100', null, 1.5, {}])(
  'a plan with the amount %j is an error, never a wrong sum',
  async (amount) => {
    answer([period(1), period(2, amount)]);
    await open();
    expect(await screen.findByRole('heading', { name: 'We could not read the answer' })).toBeVisible();
  },
);

it('a plan of zeros cannot be paid, and shows why', async () => {
  answer([period(1, 0)]);
  await open();
  expect(await screen.findByRole('button', { name: 'Pay now' })).toHaveAccessibleDescription(
    'There is nothing to pay for this choice.',
  );
});

it('a plan with a single period has no "Pay all"', async () => {
  answer([period(1)]);
  await open();
  expect(await chosen()).toBe(1);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('a plan shows the server’s own amount and status words', async () => {
  answer([period(1, 100_000, { amount: 'Rp 1.000,-', periodStatus: 500, repayDes: '' })]);
  await open();
  expect(await screen.findByRole('checkbox')).toHaveAccessibleName('Instalment 1 Rp 1.000,-');
  expect(screen.getByText('Overdue')).toBeVisible();
});

it('a plan marks a period after its due day as overdue, for any status', async () => {
  const later = { periodStatus: 170, dueTime: '2099-01-01', repayDes: 'Menunggu' };
  answer([period(1, 100_000, { ...later, dueTime: '2020-01-01' }), period(2, 100_000, later)]);
  await open();
  const [late, next] = await screen.findAllByRole('checkbox');
  expect(late).toHaveAccessibleDescription(/Overdue Menunggu/);
  expect(next).not.toHaveAccessibleDescription(/Overdue/);
  expect(screen.getByText('Overdue')).not.toHaveClass('sr-only');
});

it('a plan with 360 periods can be paid at once', async () => {
  answer(Array.from({ length: 360 }, (_, index) => period(index + 1)));
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: 'Pay all' }));
  expect(await chosen()).toBe(360);
  expect(screen.getByText('Rp360.000')).toBeVisible();
});

it('the selection stays within a plan that changed meanwhile', async () => {
  answer([period(1), period(2), period(3)]);
  const { user, router } = await open();
  await user.click((await screen.findAllByRole('checkbox'))[1] ?? document.body);
  expect(await chosen()).toBe(2);
  answer([period(2), period(3)]);
  await act(() => router.options.context.queryClient.invalidateQueries());
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  expect(await chosen()).toBe(1);
});
