import type { renderApp } from './render-app';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const debt = { amount: '155400000', display: '0' };
const byCard = { scenario: 'card-repayment' };
const visitor = { scenario: 'promotion-visitor', search: { id: '5' } };

/** Every page that asks a server, and how it is opened. */
export const askingPages: Readonly<Record<string, Options>> = {
  '/loanDetails': {},
  '/loanConfirm': { scenario: 'new-loan' },
  '/installment': {},
  '/extension': { scenario: 'extension-available' },
  '/individual': { search: debt },
  '/that': { search: { ...debt, payType: '1', payCode: 'BNI' } },
  '/dragonpayPaymentInstructions': { search: { ...debt, payType: '2', payCode: 'ALFAMART' } },
  '/payway': byCard,
  '/addnormalcard': byCard,
  '/alipayrepayment': byCard,
  '/borrowDetail': byCard,
  '/start': {},
  '/phenomenon': { scenario: 'due-today-in' },
  '/complainNewPage': {},
  '/complainPageNext': { search: { problemIndex: '0' } },
  '/complaintList': {},
  '/complainDetails': { scenario: 'complaint-answered', search: { problemId: '1' } },
  '/intelligentCustomerService': { search: { orderNo: '1', selectedIndex: '1' } },
  '/customerService': {},
  '/relevant': {},
  '/jointFailure': {},
  '/register': visitor,
  '/downloadTemplate': visitor,
  '/agreementTemplate': visitor,
};

/** Pages that ask nobody: the site, the legal texts, and those of builds with internal tools. */
export const silentPages: readonly string[] = [
  '/',
  '/About',
  '/Loan',
  '/Policy',
  '/User',
  '/aboutUs',
  '/cashier',
  '/error',
  '/loanAgreement',
  '/privacyPolicy',
  '/records',
  '/support/replay',
  '/testPreview',
];
