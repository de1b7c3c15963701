import { always } from '@tests/support/always';
import fc from 'fast-check';
import { parseSearch, stringifySearch } from './search';

describe('search codec', () => {
  it.each([
    ['?orderId=00123', { orderId: '00123' }],
    ['?orderNo=12345678901234567890', { orderNo: '12345678901234567890' }],
    ['?token=12e5', { token: '12e5' }],
    ['?appVersion=1.10', { appVersion: '1.10' }],
    ['?flag=true&empty=&nothing', { flag: 'true', empty: '', nothing: '' }],
    ['?name=%22a%22&plus=a+b', { name: '"a"', plus: 'a b' }],
    ['?a=1&a=2', { a: '1' }],
    ['?a=%E0%A4&b=1', { a: expect.any(String), b: '1' }],
    ['', {}],
  ])('parses %s into strings', (search, expected) => expect({ ...parseSearch(search) }).toEqual(expected));

  it('drops the names of prototypes', () => {
    const parsed = parseSearch('?__proto__=x&constructor=y&prototype=z&toString=t');
    expect(Object.getPrototypeOf(parsed)).toBeNull();
    expect({ ...parsed }).toEqual({ toString: 't' });
  });

  it('writes values without quotes, and no undefined ones', () => {
    expect(stringifySearch({ orderId: '00123', display: '1', gone: undefined })).toBe('?orderId=00123&display=1');
  });

  const name = fc.string({ minLength: 1 }).filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key));
  always('parses every record that it wrote', [fc.dictionary(name, fc.string())], (record) => {
    // Lone surrogates cannot be written in UTF-8; everything else comes back.
    fc.pre(!/\p{Surrogate}/u.test(Object.entries(record).flat().join(' ')));
    expect({ ...parseSearch(stringifySearch(record)) }).toEqual({ ...record });
  });
});
