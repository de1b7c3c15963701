import { describe, expect, it } from 'vitest';
import { parseLocale } from './choose-locale';

describe('a kept language', () => {
  it.each(['fr', '', null, 7, '__proto__'])('does not take %s for a language', (value) => {
    expect(parseLocale(value)).toBeNull();
  });
});
