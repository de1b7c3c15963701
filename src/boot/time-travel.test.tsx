import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '@/domain/clock';
import { parseServerTime } from '@/domain/server-time';
import { DeadlineLine } from '@/features/pay/code/deadline';
import { Countdown } from '@/ui/countdown';
import { renderInLanguage } from '../../tests/support/render-in-language';
import { renderWithServices } from '../../tests/support/render-with-services';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** Late in the evening in Jakarta: midnight is half an hour away. */
const start = Date.UTC(2026, 2, 1, 16, 30);

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The phone sleeps: its timers stand still, the time does not. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  comeBack();
}

beforeEach(() => void vi.useFakeTimers({ now: start }));

/** What the phone's own clock says when the server's says `start`. */
const phones = { right: 0, 'three days fast': 3 * day, 'three days slow': -3 * day };

describe.each(Object.entries(phones))('on a phone whose clock is %s', (_, off) => {
  const clock = createClock(() => Date.now() + off);
  beforeEach(() => clock.synchronize(Date.now()));

  it.each([
    ['a minute', 60 * second, '01h 59m 00s'],
    ['an hour', hour, '01h 00m 00s'],
    ['past midnight', 0.75 * hour, '01h 15m 00s'],
    ['longer than there is left', 3 * hour, '00s'],
  ])('a deadline is right after %s in the background', (_name, away, shown) => {
    const onEnd = vi.fn();
    renderInLanguage(<Countdown until={start + 2 * hour} now={clock.now} onEnd={onEnd} />);
    expect(screen.getByRole('timer')).toHaveTextContent('02h 00m 00s');
    sleep(away);
    comeBack();
    expect(screen.getByRole('timer')).toHaveTextContent(shown);
    expect(onEnd).toHaveBeenCalledTimes(shown === '00s' ? 1 : 0);
  });
});

it('a countdown follows the server’s correction as soon as the page is looked at', () => {
  const clock = createClock(() => Date.now() + 3 * day);
  renderInLanguage(<Countdown until={start + 4 * day} now={clock.now} />);
  expect(screen.getByRole('timer')).toHaveTextContent('1d 00h 00m 00s');
  clock.synchronize(Date.now());
  comeBack();
  expect(screen.getByRole('timer')).toHaveTextContent('4d 00h 00m 00s');
});

it('a phone in another time zone shows the deadline of a code in the lender’s time, and the same time left', async () => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  const until = parseServerTime(start + 2 * hour, '+07:00');
  await renderWithServices(<DeadlineLine deadline={{ until, expired: false, onEnd: () => undefined }} />, 'traveller');
  expect(screen.getByText('Pay before').nextSibling).toHaveTextContent(/^2026-03-02 01:30$/);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  comeBack();
  expect(screen.getByText('Pay before').nextSibling).toHaveTextContent(/^2026-03-02 01:30$/);
  expect(screen.getByRole('timer')).toHaveTextContent('02h 00m 00s');
});
