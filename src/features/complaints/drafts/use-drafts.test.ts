import { expect, it } from 'vitest';
import { isOldDraft } from './use-drafts';

const day = 86_400_000;
const now = Date.UTC(2026, 11, 1);

it.each([
  ['just now', now, false],
  ['29 days ago', now - 29 * day, false],
  ['30 days ago to the millisecond', now - 30 * day, false],
  ['a millisecond more', now - 30 * day - 1, true],
  ['in the future, by a clock that was wrong', now + 5 * day, false],
])('a draft of %s', (_, updatedAt, expected) => {
  expect(isOldDraft(updatedAt, now)).toBe(expected);
});
