import type { PagePath } from '@/platform/page-options';
import type { renderApp } from './render-app';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const debt = { amount: '155400000', display: '0' };
const byCard = { scenario: 'card-repayment' };
const visitor = { scenario: 'promotion-visitor', search: { id: '5' } };

/**
 * Every page: how it is opened where it asks a server; null for the site, the legal texts, and what this phone keeps.
 */
const pages: Readonly<Record<PagePath, Options | null>> = {
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
  '/': null,
  '/About': null,
  '/Loan': null,
  '/Policy': null,
  '/User': null,
  '/aboutUs': null,
  '/cashier': null,
  '/error': null,
  '/loanAgreement': null,
  '/privacyPolicy': null,
  '/records': null,
};

/** The many ways in which a loan can stand, beside the usual one: scenarios of its page. */
export const loanScenarios: readonly string[] = [
  'under-review',
  'rejected',
  'disbursing',
  'repaying',
  'overdue',
  'partly-paid',
  'closed',
  'collection',
  'settled',
  'extension-available',
  'unknown-status',
  'overdue-in',
];

/** Every page that asks a server, and how it is opened. */
export const askingPages: Readonly<Record<string, Options>> = Object.fromEntries(
  Object.entries(pages).flatMap(([path, options]) => (options ? [[path, options] as const] : [])),
);

/** Pages that ask no one. */
export const silentPages: readonly string[] = Object.entries(pages).flatMap(([path, options]) =>
  options ? [] : [path],
);
