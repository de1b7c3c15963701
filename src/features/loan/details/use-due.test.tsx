import { act } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { markets } from '@/domain/market';
import { loanDetails } from '@/platform/api/contract/loan';
import { MarketProvider } from '@/platform/i18n/market';
import { renderWithServices } from '../../../../tests/support/render-with-services';
import { useLoanFields } from './money-card';

const second = 1_000;
const hour = 3_600 * second;

/** Half past eleven in the evening in Jakarta, two days before the due day. */
const start = Date.parse('2026-03-01T23:30:00+07:00');
const dueTime = Date.parse('2026-03-03T23:59:59+07:00');
const loan = v.parse(loanDetails.answer, { orderStatus: '170', dueTime });

function Shown() {
  const { days, fields } = useLoanFields(loan);
  return <output>{`${String(days)} days, ${fields.days?.text ?? ''}, ${fields.date?.text ?? ''}`}</output>;
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

async function open() {
  const app = await renderWithServices(
    <MarketProvider market={markets.indonesia}>
      <main>
        <Shown />
      </main>
    </MarketProvider>,
    'due',
  );
  return app;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start }));

const read = () => document.querySelector('main output')?.textContent;

it('the days to the due day change on screen at the lender’s midnight', async () => {
  await open();
  expect(read()).toMatch(/^2 days/);
  act(() => void vi.advanceTimersByTime(0.5 * hour - second));
  expect(read()).toMatch(/^2 days/);
  act(() => void vi.advanceTimersByTime(second));
  expect(read()).toMatch(/^1 days/);
  act(() => void vi.advanceTimersByTime(24 * hour));
  expect(read()).toMatch(/^0 days/);
});

it('the days to the due day are right as soon as the page is visible after an hour in the background', async () => {
  await open();
  // The phone sleeps: its timers stand still, the time does not.
  vi.setSystemTime(start + hour);
  expect(read()).toMatch(/^2 days/);
  comeBack();
  expect(read()).toMatch(/^1 days/);
});

it('the days to the due day follow the server once it has corrected a clock that was three days fast', async () => {
  vi.setSystemTime(start + 72 * hour);
  const { services } = await open();
  expect(read()).toMatch(/^-1 days/);
  services.clock.synchronize(start);
  comeBack();
  expect(read()).toMatch(/^2 days/);
});
