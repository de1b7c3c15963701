import { describe, expect, it } from 'vitest';
import { locales } from '@/domain/languages';
import { borrowerSentences } from '../../../tests/support/borrower-sentences/all';
import { distressIn, distressTopics, topicsOf } from './topics';

const isDistress = (answer: string) => distressTopics.some((topic) => topic === answer);

describe.each(locales)('what borrowers write in %s', (locale) => {
  it.each(borrowerSentences[locale])('"%s" is told apart: %s', (text, answer) => {
    expect(distressIn(text)).toBe(isDistress(answer) ? answer : null);
  });

  it('is told apart in capitals and with marks, too', () => {
    for (const [text, answer] of borrowerSentences[locale])
      expect([text, distressIn(`!!! ${text.toUpperCase()} ???`)]).toEqual([text, isDistress(answer) ? answer : null]);
  });
});

describe('questions about an amount', () => {
  it.each(['berapa tagihan saya', 'how much do I owe', 'kitna dena hai', '我还欠多少钱', 'Dendanya berapa?'])(
    '"%s" is one',
    (text) => {
      expect(topicsOf(text).has('amount')).toBe(true);
      expect(distressIn(text)).toBeNull();
    },
  );

  it('is none where only a number is told', () => {
    expect(topicsOf('nomor saya 0812 0000 0000').size).toBe(0);
  });
});
