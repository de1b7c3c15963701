import { readFileSync } from 'node:fs';
import type { PagePath } from '@/platform/page-options';
import type { renderApp } from './render-app';
import { routesOf } from './routes-table';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const debt = { amount: '155400000', display: '0' };
const byCard = { scenario: 'card-repayment' };
const visitor = { scenario: 'promotion-visitor', search: { id: '5' } };

/**
 * How pages are opened that need more than a launch; null for the site, the legal texts, and what this phone keeps,
 * which ask no server.
 */
const opened: Readonly<Partial<Record<PagePath, Options | null>>> = {
  '/loanConfirm': { scenario: 'new-loan' },
  '/extension': { scenario: 'extension-available' },
  '/individual': { search: debt },
  '/that': { search: { ...debt, payType: '1', payCode: 'BNI' } },
  '/dragonpayPaymentInstructions': { search: { ...debt, payType: '2', payCode: 'ALFAMART' } },
  '/payway': byCard,
  '/addnormalcard': byCard,
  '/alipayrepayment': byCard,
  '/borrowDetail': byCard,
  '/phenomenon': { scenario: 'due-today-in' },
  '/complainPageNext': { search: { problemIndex: '0' } },
  '/complainDetails': { scenario: 'complaint-answered', search: { problemId: '1' } },
  '/intelligentCustomerService': { search: { orderNo: '1', selectedIndex: '1' } },
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

const openedBy = new Map<string, Options | null>(Object.entries(opened));

const pages = routesOf(readFileSync('src/routeTree.gen.ts', 'utf8')).map((path) => {
  const options = openedBy.get(path);
  return [path, options === undefined ? {} : options] as const;
});

/** The many ways in which a loan can stand, beside the usual one: scenarios of its page. */
export const loanScenarios: readonly string[] = (
  'under-review rejected disbursing repaying overdue partly-paid closed collection settled extension-available ' +
  'unknown-status overdue-in'
).split(' ');

/** Every page that asks a server, and how it is opened. */
export const askingPages: Readonly<Record<string, Options>> = Object.fromEntries(
  pages.flatMap(([path, options]) => (options ? [[path, options] as const] : [])),
);

/** Pages that ask no one. */
export const silentPages: readonly string[] = pages.flatMap(([path, options]) => (options ? [] : [path]));

/** Every page with the scenario and the inputs with which a browser opens it. */
export const samplePages: readonly { path: string; scenario: string; inputs: Record<string, string> }[] = pages.map(
  ([path, options]) => ({
    path,
    scenario: options?.scenario ?? 'due-today',
    inputs: Object.fromEntries(
      Object.entries(options?.search ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  }),
);
