import { describe, expect, it } from 'vitest';
import { costParts } from './period-content';

describe('what a period is made of', () => {
  it('is its parts in a fixed order, each with its share', () => {
    expect(costParts({ principal: 800n, interest: 150n, fee: 50n })).toEqual([
      { kind: 'principal', amount: 800n, share: 0.8 },
      { kind: 'interest', amount: 150n, share: 0.15 },
      { kind: 'fee', amount: 50n, share: 0.05 },
    ]);
  });

  it('leaves out what is missing or zero', () => {
    expect(costParts({ principal: 900n, interest: '', fee: 0n })).toEqual([
      { kind: 'principal', amount: 900n, share: 1 },
    ]);
    expect(costParts({ principal: '', interest: '', fee: '' })).toEqual([]);
  });

  it('keeps the server’s own words, and then compares nothing', () => {
    expect(costParts({ principal: 900n, interest: '2 %', fee: '' })).toEqual([
      { kind: 'principal', amount: 900n, share: null },
      { kind: 'interest', amount: '2 %', share: null },
    ]);
  });

  it('compares nothing with a negative part', () => {
    expect(costParts({ principal: 900n, interest: -100n, fee: '' }).map((part) => part.share)).toEqual([null, null]);
  });

  it('copes with amounts beyond the exact numbers of the machine', () => {
    const huge = 10n ** 25n;
    expect(costParts({ principal: huge, interest: huge, fee: '' }).map((part) => part.share)).toEqual([0.5, 0.5]);
  });
});
