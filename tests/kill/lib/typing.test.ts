import { createRandom } from '@mocks/random';
import { allowance, anyText, checkStoredText, safeLength, type Typing } from './typing';

const killedAt = 10_000;

const typing: Typing = {
  text: 'They called',
  taken: [
    { at: killedAt - allowance - 1, length: 3 },
    { at: killedAt - allowance, length: 4 },
    { at: killedAt - allowance + 1, length: 6 },
  ],
};

it('the safe length is the length an allowance before the kill', () => {
  expect(safeLength(typing.taken, killedAt)).toBe(4);
  expect(safeLength([], killedAt)).toBe(0);
});

it.each(['They', 'They c', 'They cal'])('accepts a beginning that is long enough: %s', (held) => {
  expect(() => checkStoredText(held, typing, killedAt)).not.toThrow();
});

it.each([
  ['', /0 are left/],
  ['The', /3 are left/],
  ['they c', /no beginning/],
  ['They calle', /8 at most/],
])('does not accept "%s"', (held, reason) => expect(() => checkStoredText(held, typing, killedAt)).toThrow(reason));

it('makes the same text of the same seed, without half a character at its end', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const text = anyText(createRandom(seed), 60);
    expect(text).toBe(anyText(createRandom(seed), 60));
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text).not.toMatch(/[\uD800-\uDBFF]$|^\s|\s$/);
  }
});
