import { screen, act } from '@testing-library/react';
import { always } from '@tests/support/always';
import { changeLoan } from '@tests/support/change-answer';
import { useScreen } from '@tests/support/render-app';
import { renderWithServices } from '@tests/support/render-with-services';
import fc from 'fast-check';
import * as v from 'valibot';
import { markets } from '@/domain/market';
import { loanDetails } from '@/platform/api/contract/loan';
import { MarketProvider } from '@/platform/i18n/market';
import { perDay, useLoanFields } from './money-card';

const { open } = useScreen('/loanDetails');

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
  ['is in whole rupees, rounded up', 100_000n, 3, 33_400n],
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

const second = 1_000;
const hour = 3_600 * second;

/** Half past eleven in the evening in Jakarta, two days before the due day. */
const start = Date.parse('2026-03-01T23:30:00+07:00');
const dueTime = Date.parse('2026-03-03T23:59:59+07:00');
const loan = v.parse(loanDetails.answer, { orderStatus: '170', dueTime });

function Shown() {
  const { fields } = useLoanFields(loan);
  return <output>{fields.days?.text}</output>;
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Renders the days at a time of the phone, epoch milliseconds. */
function openDays(now = start) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
  return renderWithServices(
    <MarketProvider market={markets.indonesia}>
      <main>
        <Shown />
      </main>
    </MarketProvider>,
    'due',
  );
}

const read = () => document.querySelector('main output')?.textContent;

it('the days to the due day change on screen at the lender’s midnight', async () => {
  await openDays();
  expect(read()).toBe('2 days left');
  act(() => void vi.advanceTimersByTime(0.5 * hour - second));
  expect(read()).toBe('2 days left');
  act(() => void vi.advanceTimersByTime(second));
  expect(read()).toBe('Due tomorrow');
  act(() => void vi.advanceTimersByTime(24 * hour));
  expect(read()).toBe('Due today');
});

it('the days to the due day are right as soon as the page is visible after an hour in the background', async () => {
  await openDays();
  // The phone sleeps: its timers stop, the time does not.
  vi.setSystemTime(start + hour);
  expect(read()).toBe('2 days left');
  comeBack();
  expect(read()).toBe('Due tomorrow');
});

it('the days to the due day follow the server once it has corrected a clock that was three days fast', async () => {
  const { services } = await openDays(start + 72 * hour);
  expect(read()).toBe('1 day late');
  services.clock.synchronize(start);
  comeBack();
  expect(read()).toBe('2 days left');
});
