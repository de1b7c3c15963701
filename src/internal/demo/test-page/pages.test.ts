import { parseSearch } from '@/platform/browser/search';
import { presetsOf } from './launch-card';
import { hashLink, launchLink, pageGroups } from './page-list';

const pages = pageGroups.flatMap((group) => group.pages);
const [indonesia] = presetsOf([]);
const preset = indonesia?.values ?? expect.fail('There is no preset');
const values = { ...preset, productId: '2101', orderId: '00123', token: '12e5' };
const place = { home: 'https://host/', overrides: {} };

const pageAt = (path: string) => pages.find((page) => page.path === path) ?? expect.fail(`There is no ${path}`);
const linkTo = (path: string, change: Partial<typeof values> = {}, overrides = {}) =>
  new URL(launchLink(pageAt(path), { ...values, ...change }, { ...place, overrides }));

it('a launch link has the launch and the inputs of its page, as texts', () => {
  const url = linkTo('/that');
  expect(url.pathname).toBe('/that');
  const texts = { token: '12e5', productId: '2101', orderId: '00123' };
  expect(parseSearch(url.search)).toMatchObject({ ...texts, clientType: 'android', pop: '0', display: '0' });
});

it('a launch link has the order under the name that the page expects', () => {
  const { searchParams } = linkTo('/complainPageNext');
  expect([searchParams.get('orderNo'), searchParams.get('orderId')]).toEqual(['00123', null]);
});

it('a launch link has no empty values, and further parameters replace others', () => {
  const { search } = linkTo('/that', { token: '', more: 'display=1&demo=overdue' });
  expect(parseSearch(search)).toMatchObject({ display: '1', demo: 'overdue' });
  expect(parseSearch(search)).not.toHaveProperty('token');
});

it('a launch link has the public path', () => {
  const overrides = { '/loanDetails': '/pinjaman' };
  expect(linkTo('/loanDetails', {}, overrides).pathname).toBe('/pinjaman');
  expect(linkTo('/that', {}, overrides).pathname).toBe('/that');
});

it('a launch link also exists in its old form with a hash', () => {
  const link = hashLink(pageAt('/borrowDetail'), values, place);
  expect(link).toMatch(/^https:\/\/host\/\?clientType=android&.*#\/borrowDetail\/\?productId=2101&orderId=00123$/);
});
