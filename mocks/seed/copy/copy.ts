/** All texts of the demo's server in one language and market, except payment steps, chat and complaint types. */
export type Copy = {
  rows: {
    orderNo: string;
    amount: string;
    term: string;
    applied: string;
    disbursed: string;
    dueDate: string;
    bankAccount: string;
    owedInAll: string;
    /** What is due without late charges, of one instalment or several. */
    instalments: string;
    lateCharge: string;
    extensionDays: string;
    currentDueDate: string;
    discount: string;
    promoCode: string;
    interest: string;
    serviceFee: string;
  };
  /** By status: the text of the banner. */
  notices: Readonly<Record<string, { title: string; text: string }>>;
  unknownNotice: { title: string; text: string };
  /** By status: a word or two for the card of an order. */
  statusLabels: Readonly<Record<string, string>>;
  bankName: string;
  term: (months: number) => string;
  days: (count: number) => string;
  period: (no: number) => string;
  repayDescription: {
    paid: (date: string) => string;
    today: string;
    late: (days: number) => string;
    waiting: (days: number) => string;
  };
  planNote: string;
  repayMessage: string;
  confirmNote: string;
  popTitle: string;
  popContent: string;
  contracts: readonly string[];
  apply: string;
  full: string;
  rangeLabel: string;
  joint: { message: string; notice: string };
  ratingThanks: string;
  /** In progress, answered, closed (answered and rated). */
  complaintTabs: readonly [string, string, string];
  agreement: { title: string; content: string };
};

/** The texts of one language for every market, with placeholders for what differs. */
export type Words = Omit<Copy, 'bankName' | 'repayMessage'> & {
  /** @param limit an amount as text */
  repayMessage: (limit: string) => string;
};

/** Texts of refusals by code. */
export type Refusals = Readonly<Record<'4001' | '4002' | '4003' | '4004' | '4005' | '4006' | '4009' | '4010', string>>;
