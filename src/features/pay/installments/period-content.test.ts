import { expect, it } from 'vitest';
import { costParts } from './period-content';

const huge = 10n ** 25n;
const part = (kind: string, amount: bigint | string, share: number | null) => ({ kind, amount, share });

it.each([
  [
    'in a fixed order, each with its share',
    { principal: 800n, interest: 150n, fee: 50n },
    [part('principal', 800n, 0.8), part('interest', 150n, 0.15), part('fee', 50n, 0.05)],
  ],
  ['without what is zero', { principal: 900n, interest: '', fee: 0n }, [part('principal', 900n, 1)]],
  ['without what is missing', { principal: '', interest: '', fee: '' }, []],
  [
    'with the server’s own words, and then without shares',
    { principal: 900n, interest: '2 %', fee: '' },
    [part('principal', 900n, null), part('interest', '2 %', null)],
  ],
  [
    'without shares if one is negative',
    { principal: 900n, interest: -100n, fee: '' },
    [part('principal', 900n, null), part('interest', -100n, null)],
  ],
  [
    'with exact shares of amounts beyond exact numbers',
    { principal: huge, interest: huge, fee: '' },
    [part('principal', huge, 0.5), part('interest', huge, 0.5)],
  ],
])('the parts of an instalment are listed %s', (_, period, parts) => expect(costParts(period)).toEqual(parts));
