import * as v from 'valibot';
import { receipts } from '@/platform/writes/receipts';
import { findAttempt } from './outbox';

const startedAt = Date.UTC(2026, 11, 1, 3, 0, 0);
const item = (content: string, time: string | number | null = '2026-12-01 10:00:05', id = '9') => ({
  id,
  time,
  content,
  type: 'Other',
  tab: '',
});
/** The receipt of another complaint with the same words. */
const receiptOf = (problemId: string, id = `complaint:${problemId || 'other'}`) =>
  v.parse(receipts.schema, {
    id,
    kind: 'complaint',
    at: startedAt,
    market: 'indonesia',
    problemId,
    content: 'They called my boss',
  });
const find = (list: ReturnType<typeof item>[], text = 'They called\nmy boss', saved = [receiptOf('taken')]) =>
  findAttempt({ tabs: [], list }, { id: 'e1', text, attempt: { since: startedAt } }, saved, '+07:00');

const long = 'The agent called my office five times on one day and shouted';

it.each<[string, ReturnType<typeof item>, string | null, string?]>([
  ['the text, created since', item('They called\nmy boss'), '9'],
  ['the text with other white space', item(' They called  my boss '), '9'],
  ['the text, created within what clocks differ', item('They called my boss', '2026-12-01 09:56:00'), '9'],
  ['the text, and no time', item('They called my boss', null), '9'],
  ['a beginning that the list cut', item('The agent called my office five …'), '9', long],
  ['another text', item('They called my wife'), null],
  ['only the beginning of the text', item('They called'), null],
  ['a beginning that is too short', item('The agent …'), null, long],
  ['the text of an hour ago', item('They called my boss', '2026-12-01 09:00:00'), null],
  ['the text about another loan, of which this device has a record', item('They called my boss', null, 'taken'), null],
])('of a complaint in the list with %s the number is found or not', (_, listed, found, text) => {
  expect(find([item('something else'), listed], text)).toBe(found);
});

it.each([
  ['no more complaints with these words than other receipts without a number', 1, ['complaint:a'], null],
  ['one more', 2, ['complaint:a'], '1'],
  ['one, and the receipt is its own', 1, ['complaint:e1'], '1'],
])('the list has %s', (_, count, ids, found) => {
  const list = Array.from({ length: count }, (_one, index) =>
    item('They called my boss', undefined, String(index + 1)),
  );
  expect(
    find(
      list,
      'They called my boss',
      ids.map((id) => receiptOf('', id)),
    ),
  ).toBe(found);
});
