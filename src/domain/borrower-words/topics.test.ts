import { borrowerSentences } from '@tests/support/borrower-sentences';
import { describe, expect, it } from 'vitest';
import { locales } from '../languages';
import { distressIn, distressTopics, topicsOf } from './topics';

describe.each(locales)('sentences of borrowers in %s', (locale) => {
  it.each(borrowerSentences[locale])('"%s" is recognised as %s', (text, answer) => {
    const expected = distressTopics.find((topic) => topic === answer) ?? null;
    expect([text, `!!! ${text.toUpperCase()} ???`].map(distressIn)).toEqual([expected, expected]);
  });

  it('are more than 80', () => expect(borrowerSentences[locale].length).toBeGreaterThan(80));
});

describe('questions about an amount', () => {
  const asking = ['berapa tagihan saya', 'how much do I owe', 'kitna dena hai', '我还欠多少钱', 'Dendanya berapa?'];
  it.each(asking)('contain the topic: "%s"', (text) => {
    expect(topicsOf(text).has('amount')).toBe(true);
    expect(distressIn(text)).toBeNull();
  });

  it.each([
    'nomor saya 0812 0000 0000',
    'कितनी राशि उधार मिल सकती है',
    'लोन की राशि कितनी मिलेगी',
    'how much can I borrow',
  ])('do not include "%s"', (text) => expect(topicsOf(text).size).toBe(0));
});
