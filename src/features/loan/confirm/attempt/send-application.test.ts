import { attemptInTheWay, mayApply } from './send-application';

const now = Date.parse('2026-03-04T05:00:00Z');
const hour = 3_600_000;
const attempt = { id: 'a', startedAt: now - hour, state: 'sent' } as const;

it.each([
  ['at once', now, attempt],
  ['within a day', now + 22 * hour, attempt],
  ['before it was sent, by a clock that was set back', now - 2 * hour, attempt],
  ['while the time of the server is unknown', null, attempt],
  ['after a day', now + 24 * hour, undefined],
])('an earlier application prevents another one: %s', (_, serverNow, found) => {
  expect(attemptInTheWay(attempt, serverNow)).toBe(found);
});

it('a second application is possible only after the page has shown the earlier one', () => {
  expect(mayApply(undefined, now, null)).toBe(true);
  expect(mayApply(attempt, now, null)).toBe(false);
  expect(mayApply(attempt, now, attempt.startedAt)).toBe(true);
  expect(mayApply({ ...attempt, startedAt: now }, now, attempt.startedAt)).toBe(false);
});
