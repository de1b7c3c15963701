import { screen } from '@testing-library/react';
import { renderWithServices } from '@tests/support/render-with-services';
import { setHidden } from '@tests/support/visibility';
import { parseServerTime } from '@/domain/server-time';
import { DeadlineLine } from '@/features/pay/code/code-frame';

const hour = 3_600_000;

/** Late in the evening in Jakarta: midnight is half an hour away. */
const start = Date.UTC(2026, 2, 1, 16, 30);

beforeEach(() => void vi.useFakeTimers({ now: start }));

it('a phone in another time zone shows the deadline of a code in the lender’s time, and the same time left', async () => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  const until = parseServerTime(start + 2 * hour, '+07:00');
  await renderWithServices(<DeadlineLine deadline={{ until, expired: false, onEnd: () => undefined }} />, 'traveller');
  expect(screen.getByText('Works until').nextSibling).toHaveTextContent(/^2026-03-02 01:30$/);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  setHidden(false);
  expect(screen.getByText('Works until').nextSibling).toHaveTextContent(/^2026-03-02 01:30$/);
  expect(screen.getByRole('timer')).toHaveTextContent('2 hours');
});
