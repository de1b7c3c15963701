import { act, screen } from '@testing-library/react';
import { renderInLanguage } from '@tests/support/render-in-language';
import { renderWithServices } from '@tests/support/render-with-services';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '@/domain/clock';
import { parseServerTime } from '@/domain/server-time';
import { DeadlineLine } from '@/features/pay/code/code-frame';
import { Countdown } from '@/ui/countdown';

const second = 1_000;
const hour = 3_600 * second;

/** Late in the evening in Jakarta: midnight is half an hour away. */
const start = Date.UTC(2026, 2, 1, 16, 30);

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => void vi.useFakeTimers({ now: start }));

it.each([
  ['a minute', 60 * second, '1 hour 59 minutes'],
  ['an hour', hour, '1 hour'],
  ['past midnight', 0.75 * hour, '1 hour 15 minutes'],
  ['longer than there is left', 3 * hour, '0 seconds'],
])('a deadline is right after %s in the background, on a phone that is three days fast', (_name, away, shown) => {
  const clock = createClock(() => Date.now() + 72 * hour);
  clock.synchronize(Date.now());
  const onEnd = vi.fn();
  renderInLanguage(<Countdown until={start + 2 * hour} now={clock.now} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('2 hours');
  // The phone sleeps: its timers stop, the time does not.
  vi.setSystemTime(Date.now() + away);
  comeBack();
  expect(screen.getByRole('timer')).toHaveTextContent(shown);
  expect(onEnd).toHaveBeenCalledTimes(shown === '0 seconds' ? 1 : 0);
});

it('a phone in another time zone shows the deadline of a code in the lender’s time, and the same time left', async () => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  const until = parseServerTime(start + 2 * hour, '+07:00');
  await renderWithServices(<DeadlineLine deadline={{ until, expired: false, onEnd: () => undefined }} />, 'traveller');
  expect(screen.getByText('Code works until').nextSibling).toHaveTextContent(/^2026-03-02 01:30$/);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  comeBack();
  expect(screen.getByText('Code works until').nextSibling).toHaveTextContent(/^2026-03-02 01:30$/);
  expect(screen.getByRole('timer')).toHaveTextContent('2 hours');
});
