import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { always } from '../../../../tests/support/always';
import { changeLoan } from '../../../../tests/support/change-answer';
import { useScreen } from '../../../../tests/support/render-app';
import { perDay } from './money-card';

const { open } = useScreen('/loanDetails');

it('the loan shows the amount to set aside each day, rounded up to whole rupees', async () => {
  await open('repaying-in');
  expect(await screen.findByText(/Set aside/)).toHaveTextContent('Set aside ₹1,045 a day');
});

it.each([
  [2, 'Set aside Rp5.001 a day'],
  [1, 'Let your calendar remind you'],
])('the loan with %i days left shows: %s', async (days, line) => {
  // Noon in Jakarta: no midnight comes between the answer and the page.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 10, 5) });
  changeLoan({ repayAmount: 1_000_100, dueTime: `2026-03-${10 + days}` });
  await open('repaying');
  expect(
    await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === line),
  ).toBeVisible();
});

it('the loan with an amount in words offers the calendar, and no amount to set aside', async () => {
  changeLoan({ repayAmount: 'Rp 1,5 juta <b>' });
  await open('repaying');
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.queryByText(/Set aside/)).not.toBeInTheDocument();
});

it.each([
  ['shares evenly', 100_000n, 10, 10_000n],
  ['rounds up to whole rupees', 100_000n, 3, 33_400n],
  ['is at least one rupee', 1n, 300, 100n],
  ['takes two days', 300n, 2, 200n],
  ['is nothing on the day before', 100_000n, 1, null],
  ['is nothing on the due day', 100_000n, 0, null],
  ['is nothing for what is late', 100_000n, -5, null],
  ['is nothing where nothing is due', 0n, 10, null],
  ['is nothing without a number of days', 100n, Number.NaN, null],
])('the amount to set aside each day %s', (_, amount, days, expected) => expect(perDay(amount, days)).toBe(expected));

always(
  'the amount to set aside is enough on the due day, and less than a rupee a day too much',
  [fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.integer({ min: 2, max: 5_000 })],
  (amount, days) => {
    const daily = perDay(amount, days) ?? 0n;
    expect(daily * BigInt(days)).toBeGreaterThanOrEqual(amount);
    expect((daily - 100n) * BigInt(days)).toBeLessThan(amount);
  },
);
