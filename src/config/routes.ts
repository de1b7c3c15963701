/** The default paths of the pages that the operator may rename (decision 27, default paths). */
export const configurableRoutes = {
  LANDING: '/',
  LOAN_CONFIRM: '/loanConfirm',
  LOAN_DETAILS: '/loanDetails',
  JOINT_FAILURE: '/jointFailure',
  INSTALLMENT: '/installment',
  EXTENSION: '/extension',
  REPAY_CHOICE: '/individual',
  LOAN_AGREEMENT: '/loanAgreement',
  CUSTOMER_SERVICE: '/customerService',
  ABOUT_US: '/aboutUs',
  PRIVACY_POLICY: '/privacyPolicy',
  PAYWAY: '/payway',
  BIND_CARD: '/addnormalcard',
  REGISTER: '/register',
  COMPLAINT_START: '/phenomenon',
  ERROR: '/error',
  SUPPORT_REPLAY: '/support/replay',
} as const;

export type ConfigurableRoute = keyof typeof configurableRoutes;

/** Public path per renamed page; pages that keep their default are absent. */
export type RouteOverrides = Partial<Record<ConfigurableRoute, string>>;

/** The path of a page, by that of its route file: the operator's if it was renamed (decision 27, default paths). */
export function publicPathOf(internalPath: string, overrides: RouteOverrides): string {
  const name = Object.entries(configurableRoutes).find(([, path]) => path === internalPath)?.[0];
  return new Map(Object.entries(overrides)).get(name ?? '') ?? internalPath;
}
