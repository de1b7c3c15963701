import { describe, expect, it } from 'vitest';
import { attackNames, expectHarmless } from '../tests/support/hostile-screens';
import { renderApp } from '../tests/support/render-app';

const debt = { amount: '155400000', display: '0' };
const byCard = { scenario: 'card-repayment' };
const visitor = { scenario: 'promotion-visitor', search: { id: '5' } };

/** Every page that asks a server, and how it is opened. In one file: what costs time is loading the app. */
const pages: Readonly<Record<string, NonNullable<Parameters<typeof renderApp>[1]>>> = {
  '/loanDetails': {},
  '/loanConfirm': {},
  '/installment': {},
  '/extension': {},
  '/individual': { search: debt },
  '/that': { search: { ...debt, payType: '1', payCode: 'BNI' } },
  '/dragonpayPaymentInstructions': { search: { ...debt, payType: '2', payCode: 'ALFAMART' } },
  '/payway': byCard,
  '/addnormalcard': byCard,
  '/alipayrepayment': byCard,
  '/borrowDetail': byCard,
  '/phenomenon': { scenario: 'due-today-in' },
  '/complainNewPage': {},
  '/complainPageNext': { search: { problemIndex: '0' } },
  '/complaintList': {},
  '/complainDetails': { search: { problemId: '1' } },
  '/intelligentCustomerService': { search: { orderNo: '1', selectedIndex: '1' } },
  '/customerService': {},
  '/relevant': {},
  '/jointFailure': {},
  '/register': visitor,
  '/downloadTemplate': visitor,
  '/agreementTemplate': visitor,
};

/** Pages that ask nobody: the site, the legal texts, and those of builds with internal tools. */
const silent = ['/', '/About', '/Loan', '/Policy', '/User', '/aboutUs', '/error', '/loanAgreement', '/privacyPolicy', '/support/replay', '/testPreview'];

it('every page that asks a server is attacked', async () => {
  const { router } = await renderApp('/error');
  expect(Object.keys(router.routesByPath).sort()).toEqual([...Object.keys(pages), ...silent].sort());
});

describe.each(Object.entries(pages))('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
