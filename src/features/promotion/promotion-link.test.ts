import { parseSearch } from '@/platform/browser/search';
import { linkSearch, readLink, shareHref } from './promotion-link';

const read = (search: string) => readLink(parseSearch(search));

it('a promotion link is read as it is written', () => {
  const link = read('?id=007&user_from=ad&app_from=x&utm_tag=12e5&invite_code=AB&merchantNumber=9&userName=李');
  const from = { user_from: 'ad', app_from: 'x', utm_tag: '12e5', invite_code: 'AB' };
  expect(link).toEqual({ ...from, id: '007', merchantNumber: '9', userName: '李' });
});

it('a promotion link reads missing and far too long values as empty', () => {
  expect(Object.values(read(`?user_from=&utm_tag=${'x'.repeat(201)}`)).join('')).toBe('');
});

it('a promotion link may have its template in another parameter', () => {
  expect(read('?templateId=5').id).toBe('5');
  expect(read('?templateId=5&id=6').id).toBe('6');
});

it('a promotion link is passed completely to the next promotion page', () => {
  const link = read('?id=1&user_from=ad&userName=<b>');
  expect(readLink(linkSearch(link))).toEqual(link);
  expect(linkSearch(link)).toEqual({ id: '1', user_from: 'ad', userName: '<b>' });
});

it.each([
  ['without its market', undefined, ''],
  ['with its market', '0', '&pop=0'],
])('a promotion link is shared without parameters of device or session, %s', (_, pop, end) => {
  const href = 'https://loan.example/register?token=secret&deviceId=d1&pop=0&id=1';
  expect(shareHref(href, read('?id=1&utm_tag=a b'), pop)).toBe(`https://loan.example/register?id=1&utm_tag=a+b${end}`);
});
