import { exportName } from './export-name';

it.each([
  ['LN12', '+07:00', 'chat-20260302-0130-LN12.json'],
  ['LN12', '+05:30', 'chat-20260302-0000-LN12.json'],
  ['../a b/ü', '+00:00', 'chat-20260301-1830-ab.json'],
  ['', '-11:00', 'chat-20260301-0730.json'],
])('a file about the order %j on the clock %s is called %s', (orderNo, utcOffset, name) => {
  expect(exportName({ kind: 'chat', orderNo, at: Date.UTC(2026, 2, 1, 18, 30), utcOffset }, 'json')).toBe(name);
});
