import type { PagePath } from '@/platform/page-options';
import type { PageInput } from '@/platform/session/common-params';
import type { testPath } from '../../paths';

type Inputs = Readonly<Partial<Record<PageInput, string>>>;

export type SamplePage = {
  /** Its heading on the test page. */
  group: 'loan' | 'repayment' | 'help' | 'legal' | 'promotion' | 'site' | 'internal';
  /** Inputs from the launch; `orderNo` is the order under its other name. */
  launchInputs?: readonly ('productId' | 'orderId' | 'orderNo')[];
  example?: Inputs;
  /** Also reached by an old link, `/?…#/path?…` (specification section 2). */
  hasHashLink?: true;
  /** The scenario in which tests open it, by default `due-today`; null if the page asks no server. */
  scenario?: string | null;
  /** The inputs with which tests open it, by default the example. */
  testInputs?: Inputs;
};

const order = ['productId', 'orderId'] as const;

/** 1,554,000.00 in minor units: the first period of the demo's loan. */
const debt = { amount: '155400000', display: '0' };
const byCard = { group: 'repayment', launchInputs: order, scenario: 'card-repayment' } as const;
const visitor = { group: 'promotion', scenario: 'promotion-visitor', testInputs: { id: '5' } } as const;
const template = { ...visitor, example: { templateId: 'spring' }, hasHashLink: true } as const;

/** Every page, by the path of its route file, and how the test page and the tests open it. */
export const pageSamples: Readonly<Record<PagePath | typeof testPath | '/support/replay', SamplePage>> = {
  '/start': { group: 'loan' },
  '/loanConfirm': { group: 'loan', launchInputs: ['productId'], scenario: 'new-loan' },
  '/loanDetails': { group: 'loan', launchInputs: order },
  '/loanAgreement': { group: 'loan', scenario: null },
  '/relevant': { group: 'loan' },
  '/jointFailure': { group: 'loan' },
  '/installment': { group: 'repayment', launchInputs: order },
  '/extension': { group: 'repayment', launchInputs: order, scenario: 'extension-available' },
  '/individual': { group: 'repayment', launchInputs: order, example: debt },
  '/that': { group: 'repayment', launchInputs: order, example: { ...debt, payType: '1', payCode: 'BNI' } },
  '/dragonpayPaymentInstructions': {
    group: 'repayment',
    launchInputs: order,
    example: { ...debt, payType: '2', payCode: 'ALFAMART' },
  },
  '/cashier': { group: 'repayment', launchInputs: order, scenario: null },
  '/payway': byCard,
  '/addnormalcard': { ...byCard, hasHashLink: true },
  '/alipayrepayment': { ...byCard, hasHashLink: true },
  '/borrowDetail': { ...byCard, hasHashLink: true },
  '/phenomenon': { group: 'help', launchInputs: ['orderNo'], scenario: 'due-today-in' },
  '/complainNewPage': { group: 'help', launchInputs: ['orderNo'] },
  '/complainPageNext': { group: 'help', launchInputs: ['orderNo'], example: { problemIndex: '0' } },
  '/complaintList': { group: 'help' },
  '/complainDetails': {
    group: 'help',
    // A complaint of the demo's borrowers.
    example: { problemId: '977551932' },
    scenario: 'complaint-answered',
    testInputs: { problemId: '1' },
  },
  '/intelligentCustomerService': {
    group: 'help',
    launchInputs: ['orderNo'],
    example: { selectedIndex: '0' },
    testInputs: { orderNo: '1', selectedIndex: '1' },
  },
  '/records': { group: 'help', scenario: null },
  '/customerService': { group: 'help' },
  '/aboutUs': { group: 'legal', scenario: null },
  '/privacyPolicy': { group: 'legal', scenario: null },
  '/register': { ...visitor, example: { id: 'spring', user_from: 'test', app_from: 'h5' } },
  '/downloadTemplate': template,
  '/agreementTemplate': template,
  '/': { group: 'site', scenario: null },
  '/Policy': { group: 'site', scenario: null },
  '/Loan': { group: 'site', scenario: null },
  '/About': { group: 'site', scenario: null },
  '/User': { group: 'site', scenario: null },
  '/testPreview': { group: 'internal' },
  '/support/replay': { group: 'internal' },
  '/error': { group: 'internal', scenario: null },
};
