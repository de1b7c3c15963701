import { describe, expect, it } from 'vitest';
import { findAttempt, joinAddresses } from './delivery';

const startedAt = Date.UTC(2026, 11, 1, 3, 0, 0);
const item = (content: string, time: string | number | null = '2026-12-01 10:00:05', id = '9') => ({ id, time, type: 'Other', content, tab: '' });
const find = (...list: ReturnType<typeof item>[]) => findAttempt({ tabs: [], list }, { text: 'They called\nmy boss', attempt: { since: startedAt } }, new Set(['taken']), '+07:00');

describe('a complaint whose answer was lost', () => {
  it.each([
    ['has the text and was created since', item('They called\nmy boss')],
    ['differs in white space', item(' They called  my boss ')],
    ['was created within what clocks differ', item('They called my boss', '2026-12-01 09:56:00')],
    ['tells no time', item('They called my boss', null)],
  ])('is found when one %s', (_, listed) => {
    expect(find(item('something else'), listed)).toBe('9');
  });

  it.each([
    ['another text', item('They called my wife')],
    ['only the beginning of the text', item('They called')],
    ['the same text of an hour ago', item('They called my boss', '2026-12-01 09:00:00')],
    ['the same text about another loan, which this device has a record of', item('They called my boss', null, 'taken')],
  ])('is not found in %s', (_, listed) => {
    expect(find(listed)).toBeNull();
  });

  it('is found by a beginning that the list cut', () => {
    const text = 'The agent called my office five times on one day and shouted';
    expect(findAttempt({ tabs: [], list: [item('The agent called my office five …')] }, { text, attempt: { since: startedAt } }, new Set(), '+07:00')).toBe('9');
    expect(findAttempt({ tabs: [], list: [item('The agent …')] }, { text, attempt: { since: startedAt } }, new Set(), '+07:00')).toBeNull();
  });
});

it('joins addresses so that a comma in one does not part it', () => {
  expect(joinAddresses([])).toBe('');
  expect(joinAddresses([{ url: 'https://a/1,2.jpg' }, { url: 'https://a/3.jpg' }])).toBe('https://a/1%2C2.jpg,https://a/3.jpg');
});
