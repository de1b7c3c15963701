import { describe, expect, it } from 'vitest';
import { mayStart, standing } from './attempts';

const now = Date.parse('2026-03-04T05:00:00Z');
const hour = 3_600_000;
const attempt = { startedAt: now - hour, state: 'sent' } as const;

describe('an earlier attempt', () => {
  it('stands in the way for a day, whatever the clock did meanwhile', () => {
    expect(standing(attempt, now)).toBe(attempt);
    expect(standing(attempt, now + 22 * hour)).toBe(attempt);
    expect(standing(attempt, now - 2 * hour)).toBe(attempt);
    expect(standing(attempt, now + 24 * hour)).toBeUndefined();
    expect(standing(attempt, null)).toBe(attempt);
    expect(standing(undefined, now)).toBeUndefined();
  });

  it('may be followed by another only by somebody who knows of it', () => {
    expect(mayStart(undefined, now, null)).toBe(true);
    expect(mayStart(attempt, now, null)).toBe(false);
    expect(mayStart(attempt, now, attempt.startedAt)).toBe(true);
    expect(mayStart({ ...attempt, startedAt: now }, now, attempt.startedAt)).toBe(false);
  });
});
