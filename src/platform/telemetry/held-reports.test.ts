import { waitingLimits, withinLimits } from './held-reports';

const now = 1_764_000_000_000;
const message = (age: number, text = 'x') => ({ at: now - age, text });

it('keeps the youngest messages within the limits of count, size and age', () => {
  const many = Array.from({ length: 30 }, (_, index) => message(1_000 - index, String(index)));
  const texts = withinLimits(many, now).map(({ text }) => text);
  expect(texts).toEqual(many.slice(-waitingLimits.messages).map(({ text }) => text));
  const large = [message(3, 'a'.repeat(40_000)), message(2, 'b'.repeat(30_000)), message(1, 'c'.repeat(20_000))];
  expect(withinLimits(large, now).map(({ text }) => text[0])).toEqual(['b', 'c']);
  expect(withinLimits([message(waitingLimits.ms + 1), message(1, 'young')], now)).toEqual([message(1, 'young')]);
});

it('drops a message of the far future', () => expect(withinLimits([message(-waitingLimits.ms - 1)], now)).toEqual([]));
