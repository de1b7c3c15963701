// @vitest-environment jsdom
import { clearCopies } from './envelope';
import { attemptFor, storeAttempt } from './open-attempt';

const request = { orderId: '1', amount: '5' };
const find = (payload = request, owner = 'u:1') => attemptFor(localStorage, owner, '1', payload);

it('an attempt has one key until it ends', () => {
  const first = find();
  expect(first?.key).toMatch(/^[\da-f]{32}$/);
  expect(find()).toEqual(first);
  storeAttempt(localStorage, 'u:1', '1');
  expect(find()?.key).not.toBe(first?.key);
});

it('another request and another borrower have a key of their own', () => {
  const keys = [find(), find(request, 'u:2'), find({ ...request, amount: '6' })].map((open) => open?.key);
  expect(new Set(keys).size).toBe(3);
});

it('the same request is another attempt after a quarter of an hour', () => {
  vi.useFakeTimers();
  const first = find();
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(find()).toEqual(first);
  vi.advanceTimersByTime(1);
  expect(find()?.key).not.toBe(first?.key);
});

it('the same request is another attempt if its time is far ahead: the clock of the phone was wrong', () => {
  vi.useFakeTimers();
  const first = find();
  vi.setSystemTime(Date.now() - 60_000);
  expect(find()).toEqual(first);
  vi.setSystemTime(Date.now() - 14 * 60_000);
  expect(find()?.key).not.toBe(first?.key);
});

it('there is none where it cannot be stored', () => {
  expect(attemptFor(undefined, 'u:1', '1', request)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(find()).toBeUndefined();
});

it('is removed with the copies of its borrower', () => {
  const first = find();
  clearCopies(localStorage, 'u:1');
  expect(find()?.key).not.toBe(first?.key);
});
