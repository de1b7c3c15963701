import { markets, type Market } from '@/domain/market';
import { minute } from './clock';

/** The first state of the order in a scenario. */
export type OrderPlan = {
  stage: 'review' | 'rejected' | 'disbursing' | 'running' | 'settled' | 'closed';
  /** Periods paid already. */
  paidPeriods: number;
  /** Days from today to the due day of the first waiting period; negative is late. */
  dueInDays: number;
  isPartlyPaid?: boolean;
  isInCollection?: boolean;
  isExtendable?: boolean;
  asksForScore?: boolean;
  /** Sent as it is, independent of the order's dates. */
  statusOverride?: string;
};

type ScenarioPlan = {
  /** For the list of launch links; English, like the terminal it is printed in. */
  title: string;
  /** Page the launch link opens, by its default path. */
  path: string;
  order: OrderPlan | null;
  /** Loans paid back before. */
  earlierOrders: number;
  /** `many`: thousands of them, made up when they are asked for. */
  complaints?: 'answered' | 'many';
  hasNothing?: boolean;
  /** Its server has groups of ways besides banks and mini markets (decision 91, further ways). */
  hasFurtherWays?: boolean;
  isHostile?: boolean;
  /**
   * Its pages have a mainland edition, for a launch without `pop` (decision 2, language packs): that is the meaning of
   * the plain name.
   */
  hasMainland?: boolean;
  /** Virtual milliseconds from a virtual account to its money; `null`: no money arrives. */
  settleAfterMs: number | null;
};

const running = (dueInDays: number, rest: Partial<OrderPlan> = {}): OrderPlan => ({
  stage: 'running',
  paidPeriods: 1,
  dueInDays,
  ...rest,
});

const plan = (title: string, order: OrderPlan | null, rest: Partial<ScenarioPlan> = {}): ScenarioPlan => ({
  title,
  path: '/loanDetails',
  order,
  earlierOrders: 2,
  settleAfterMs: 2 * minute,
  ...rest,
});

const plans: Readonly<Record<string, ScenarioPlan>> = {
  'new-loan': plan('Confirm a first loan', null, { path: '/loanConfirm', earlierOrders: 0 }),
  'under-review': plan('Application under review (21)', { stage: 'review', paidPeriods: 0, dueInDays: 33 }),
  rejected: plan('Application declined (110), other products recommended', {
    stage: 'rejected',
    paidPeriods: 0,
    dueInDays: 31,
  }),
  disbursing: plan('Money on its way (151)', { stage: 'disbursing', paidPeriods: 0, dueInDays: 32 }),
  disbursed: plan('Money paid out two days ago (170), first instalment in four weeks', running(28, { paidPeriods: 0 })),
  repaying: plan('Loan running (170), due in ten days', running(10)),
  'due-today': plan('Instalment due today (174)', running(0)),
  'payment-lost': plan('Instalment due today (174), money that is paid never arrives', running(0), {
    settleAfterMs: null,
  }),
  'further-ways': plan('Instalment due today (174), to be paid by UPI, QRIS or an e-wallet as well', running(0), {
    hasFurtherWays: true,
  }),
  overdue: plan('Instalment five days late (180)', running(-5)),
  'partly-paid': plan('Instalment partly paid (3)', running(2, { isPartlyPaid: true })),
  closed: plan('Loan closed (4)', { stage: 'closed', paidPeriods: 1, dueInDays: 20 }),
  collection: plan('In collection (5), forty days late', running(-40, { isInCollection: true })),
  settled: plan('Loan repaid (200)', { stage: 'settled', paidPeriods: 3, dueInDays: -3 }),
  'extension-available': plan('Due today, extension available (174)', running(0, { isExtendable: true })),
  'rating-due': plan('Loan repaid, rating asked for (200)', {
    stage: 'settled',
    paidPeriods: 3,
    dueInDays: -1,
    asksForScore: true,
  }),
  'complaint-answered': plan('Complaint answered, rating asked for', running(6), {
    path: '/complaintList',
    complaints: 'answered',
  }),
  'many-complaints': plan('Ten thousand complaints', running(6), { path: '/complaintList', complaints: 'many' }),
  'empty-account': plan('Nothing there: no loan, no product, no complaint', null, {
    path: '/relevant',
    earlierOrders: 0,
    hasNothing: true,
  }),
  'promotion-visitor': plan('Register as a visitor of a promotion', null, {
    path: '/register',
    earlierOrders: 0,
    hasMainland: true,
  }),
  'unknown-status': plan('A status nobody knows (987)', running(4, { statusOverride: '987' })),
  hostile: plan(
    'Markup in every text, lists missing, script addresses',
    running(0, { isExtendable: true, asksForScore: true }),
    { complaints: 'answered', isHostile: true },
  ),
  'card-repayment': plan('Pay by bank card', running(0), { path: '/payway', hasMainland: true }),
};

/** One world to start from: a plan in a market. */
export type Scenario = { name: string; plainName: string; market: Market; plan: ScenarioPlan };

const inIndia = '-in';
const inIndonesia = '-id';

function variants([plainName, scenarioPlan]: [string, ScenarioPlan]): Scenario[] {
  const { hasMainland = false } = scenarioPlan;
  const named = (suffix: string, market: Market): Scenario => ({
    name: plainName + suffix,
    plainName,
    market,
    plan: scenarioPlan,
  });
  return [
    ...(hasMainland ? [named('', markets.mainland)] : []),
    named(hasMainland ? inIndonesia : '', markets.indonesia),
    named(inIndia, markets.india),
  ];
}

/**
 * All scenarios: the plain name is Indonesia, or the mainland if it has an edition and `-id` is Indonesia; `-in` is
 * India.
 */
export const scenarios: readonly Scenario[] = Object.entries(plans).flatMap(variants);

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/** The default scenario: it has something to pay. */
const fallback = 'due-today';

/**
 * The scenario of a name. A launch with `pop` names a market, so a plain name means its variant there.
 * @param pop launch parameter
 * @returns the default scenario for an unknown name
 */
export function findScenario(name: string | undefined, pop?: string): Scenario {
  const wanted = name !== undefined && byName.has(name) ? name : fallback;
  const suffix = pop === undefined ? '' : pop === '1' ? inIndia : inIndonesia;
  const found = byName.get(`${wanted}${suffix}`) ?? byName.get(wanted);
  if (!found) throw new Error(`There is no scenario "${wanted}"`);
  return found;
}
