import { describe, expect, it } from 'vitest';
import { parseSearch } from '@/lib/search';
import { hashLink, launchLink, missingInputs } from './page-link';
import { pageGroups } from './pages';
import { presetsOf } from './presets';

const pages = pageGroups.flatMap((group) => group.pages);
const [indonesia] = presetsOf([]);
const values = {
  ...(indonesia?.values ?? expect.fail('There is no preset')),
  productId: '2101',
  orderId: '00123',
  token: '12e5',
};
const place = { home: 'https://host/', overrides: {} };

const pageAt = (path: string) => pages.find((page) => page.path === path) ?? expect.fail(`There is no ${path}`);

describe('a launch link', () => {
  it('carries the launch and the inputs of its page, as texts', () => {
    const url = new URL(launchLink(pageAt('/that'), values, place));
    expect(url.pathname).toBe('/that');
    expect(parseSearch(url.search)).toMatchObject({
      clientType: 'android',
      token: '12e5',
      pop: '0',
      productId: '2101',
      orderId: '00123',
      display: '0',
    });
  });

  it('gives the order its other name where the page wants it', () => {
    const { searchParams } = new URL(launchLink(pageAt('/complainPageNext'), values, place));
    expect([searchParams.get('orderNo'), searchParams.get('orderId')]).toEqual(['00123', null]);
  });

  it('leaves out what is empty, and lets further parameters win', () => {
    const { searchParams } = new URL(
      launchLink(pageAt('/that'), { ...values, token: '', more: 'display=1&demo=overdue' }, place),
    );
    expect([searchParams.has('token'), searchParams.get('display'), searchParams.get('demo')]).toEqual([
      false,
      '1',
      'overdue',
    ]);
  });

  it('goes to the path people see', () => {
    const overrides = { LOAN_DETAILS: '/pinjaman' };
    expect(new URL(launchLink(pageAt('/loanDetails'), values, { ...place, overrides })).pathname).toBe('/pinjaman');
    expect(new URL(launchLink(pageAt('/that'), values, { ...place, overrides })).pathname).toBe('/that');
  });

  it('exists in its old form with a hash', () => {
    expect(hashLink(pageAt('/borrowDetail'), values, place)).toMatch(
      /^https:\/\/host\/\?clientType=android&.*#\/borrowDetail\/\?productId=2101&orderId=00123$/,
    );
  });

  it('says which input only the developer can know', () => {
    expect(missingInputs(pageAt('/complainDetails'), values)).toEqual(['problemId']);
    expect(missingInputs(pageAt('/complainDetails'), { ...values, more: 'problemId=7' })).toEqual([]);
  });
});
