import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { configurableRoutes as routes } from '@/config/routes';

/** Inputs that come out of the edited launch; `orderNo` is the order under its other name. */
type PageInput = 'productId' | 'orderId' | 'orderNo';

export type TestedPage = {
  /** Internal path, as the route file has it. */
  path: string;
  title: MessageDescriptor;
  takes?: readonly PageInput[];
  /** Inputs with an example value. */
  example?: Readonly<Record<string, string>>;
  /** Inputs that only the developer can know. */
  needs?: readonly string[];
  /** Also reached by an old link, `/?…#/path?…` (specification section 2). */
  hasHashLink?: true;
};

export type PageGroup = { title: MessageDescriptor; pages: readonly TestedPage[] };

const order = ['productId', 'orderId'] as const;

/** 1,554,000.00 in minor units: what the first period of the demo's loan costs. */
const amount = '155400000';

/**
 * Every page of the specification (section 2, decision 27, default paths), once. A test fails for a route that has no
 * entry.
 */
export const pageGroups: readonly PageGroup[] = [
  {
    title: msg`Loan`,
    pages: [
      { path: '/start', title: msg`Start of the installed app` },
      { path: routes.LOAN_CONFIRM, title: msg`Loan confirmation`, takes: ['productId'] },
      { path: routes.LOAN_DETAILS, title: msg`Loan detail`, takes: order },
      { path: routes.LOAN_AGREEMENT, title: msg`Loan agreement` },
      { path: '/relevant', title: msg`Recommended products` },
      { path: routes.JOINT_FAILURE, title: msg`Joint login failure` },
    ],
  },
  {
    title: msg`Repayment`,
    pages: [
      { path: routes.INSTALLMENT, title: msg`Repayment by instalments`, takes: order },
      { path: routes.EXTENSION, title: msg`Extension of the due date`, takes: order },
      {
        path: routes.REPAY_CHOICE,
        title: msg`Choice of how to repay`,
        takes: order,
        example: { amount, display: '0' },
      },
      {
        path: '/that',
        title: msg`Virtual account`,
        takes: order,
        example: { amount, display: '0', payType: '1', payCode: 'BCA' },
      },
      {
        path: '/dragonpayPaymentInstructions',
        title: msg`Voucher for the counter`,
        takes: order,
        example: { amount, display: '0', payType: '2', payCode: 'DRAGONPAY' },
      },
      { path: '/cashier', title: msg`Code for the cashier`, takes: order },
      { path: routes.PAYWAY, title: msg`Repayment by bank card`, takes: order },
      { path: routes.BIND_CARD, title: msg`Bind a bank card`, takes: order, hasHashLink: true },
      {
        path: '/alipayrepayment',
        title: msg`Other way to repay`,
        takes: order,
        example: { amount },
        hasHashLink: true,
      },
      { path: '/borrowDetail', title: msg`Loan after the repayment`, takes: order, hasHashLink: true },
    ],
  },
  {
    title: msg`Complaints and help`,
    pages: [
      { path: routes.COMPLAINT_START, title: msg`Start of a complaint`, takes: ['orderNo'] },
      { path: '/complainNewPage', title: msg`Start of a complaint, Indonesia`, takes: ['orderNo'] },
      { path: '/complainPageNext', title: msg`Complaint form`, takes: ['orderNo'], example: { problemType: '2' } },
      { path: '/complaintList', title: msg`My complaints` },
      { path: '/complainDetails', title: msg`Complaint details`, needs: ['problemId'] },
      { path: '/intelligentCustomerService', title: msg`Chatbot`, takes: ['orderNo'], example: { selectedIndex: '0' } },
      { path: '/records', title: msg`Records kept on this phone` },
      { path: routes.CUSTOMER_SERVICE, title: msg`Customer service` },
    ],
  },
  {
    title: msg`About us and the law`,
    pages: [
      { path: routes.ABOUT_US, title: msg`About us` },
      { path: routes.PRIVACY_POLICY, title: msg`Privacy policy` },
    ],
  },
  {
    title: msg`Promotion`,
    pages: [
      { path: routes.REGISTER, title: msg`Registration`, example: { id: 'spring', user_from: 'test', app_from: 'h5' } },
      { path: '/downloadTemplate', title: msg`Download`, example: { templateId: 'spring' }, hasHashLink: true },
      {
        path: '/agreementTemplate',
        title: msg`Agreement of the registration`,
        example: { templateId: 'spring' },
        hasHashLink: true,
      },
    ],
  },
  {
    title: msg`Official site`,
    pages: [
      { path: '/', title: msg`Landing page` },
      { path: '/Policy', title: msg`Privacy policy of the site` },
      { path: '/Loan', title: msg`Loan terms and conditions` },
      { path: '/About', title: msg`About the company` },
      { path: '/User', title: msg`User agreement` },
    ],
  },
  {
    title: msg`Internal`,
    pages: [
      { path: '/testPreview', title: msg`This page` },
      { path: routes.SUPPORT_REPLAY, title: msg`Replay of chats` },
      { path: routes.ERROR, title: msg`Error page` },
    ],
  },
];

/** Paths of all entries. */
export const testedPaths: ReadonlySet<string> = new Set(
  pageGroups.flatMap(({ pages }) => pages.map(({ path }) => path)),
);
