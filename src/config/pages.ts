/** What the operator or the build decides about a page; its route describes the rest. */
type Facts = {
  /** `VITE_ROUTE_<rename>` gives it another path (decision 27, default paths). */
  rename?: string;
  /** The operator may close it: a process begins there, so that one that has begun can be finished. */
  mayClose?: true;
  /** A closed page can offer it: it needs the same inputs, or none. Customer service is always offered. */
  isInstead?: true;
  /** It works without a network even if it was never opened (decision 90, cached files). */
  isEveryday?: true;
};

/** The pages with such facts, by the path of their route. */
export const pages = {
  '/': { rename: 'LANDING' },
  '/aboutUs': { rename: 'ABOUT_US' },
  '/addnormalcard': { rename: 'BIND_CARD', mayClose: true },
  '/alipayrepayment': { mayClose: true },
  '/cashier': { isEveryday: true },
  '/complainNewPage': { mayClose: true },
  '/complainPageNext': { mayClose: true },
  '/complaintList': { isInstead: true },
  '/customerService': { rename: 'CUSTOMER_SERVICE', isEveryday: true },
  '/error': { rename: 'ERROR' },
  '/extension': { rename: 'EXTENSION', mayClose: true, isInstead: true, isEveryday: true },
  '/individual': { rename: 'REPAY_CHOICE', mayClose: true, isInstead: true, isEveryday: true },
  '/installment': { rename: 'INSTALLMENT', mayClose: true, isInstead: true, isEveryday: true },
  '/intelligentCustomerService': { mayClose: true, isInstead: true },
  '/jointFailure': { rename: 'JOINT_FAILURE', mayClose: true },
  '/loanAgreement': { rename: 'LOAN_AGREEMENT' },
  '/loanConfirm': { rename: 'LOAN_CONFIRM', mayClose: true },
  '/loanDetails': { rename: 'LOAN_DETAILS', isInstead: true, isEveryday: true },
  '/payway': { rename: 'PAYWAY', mayClose: true },
  '/phenomenon': { rename: 'COMPLAINT_START', mayClose: true },
  '/privacyPolicy': { rename: 'PRIVACY_POLICY' },
  '/records': { isEveryday: true },
  '/register': { rename: 'REGISTER', mayClose: true },
  '/relevant': { mayClose: true },
  '/start': { isEveryday: true },
  '/support/replay': { rename: 'SUPPORT_REPLAY' },
  '/that': { isEveryday: true },
} as const satisfies Record<string, Facts>;

type Pages = typeof pages;
type PathWith<Fact> = { [Path in keyof Pages]: Fact extends keyof Pages[Path] ? Path : never }[keyof Pages];

/** The paths of the pages with a fact. */
export function pagesWith<Fact extends keyof Facts>(fact: Fact): PathWith<Fact>[] {
  // The compiler does not see which keys remain.
  return Object.entries(pages).flatMap(([path, facts]) => (fact in facts ? path : [])) as PathWith<Fact>[];
}
