/** One step of the daily late interest, in per cent of the unpaid amount. */
export type LateInterestStep = { fromDay: number; toDay: number | null; percentPerDay: number };

/**
 * The figures of the loan terms (specification section 9), in one place: every text takes them from here, and says them as
 * they are written there (decision 26, late interest). What is really due always comes from the server.
 */
export const loanTerms = {
  /** Calendar days. */
  term: { min: 91, max: 365 },
  /** Calendar days from acceptance until the money is credited. */
  disbursement: { min: 1, max: 3 },
  /** Days until an application is decided. */
  decisionDays: 1,
  /** Earliest prepayment, in calendar days from disbursement; half of the term has to be over as well. */
  prepaymentFromDay: 7,
  /** The penalty that falls due once on default; minor units of Indian rupees. */
  defaultPenalty: { newClient: 100_000n, repeatClient: 80_000n },
  lateInterest: [
    { fromDay: 1, toDay: 30, percentPerDay: 5 },
    { fromDay: 31, toDay: 90, percentPerDay: 4 },
    { fromDay: 91, toDay: null, percentPerDay: 2 },
  ] satisfies LateInterestStep[],
  /** Calendar days for telling a change of name, birth date or address. */
  changeNoticeDays: 3,
  /** Business days of notice before the loan is assigned to somebody else. */
  assignmentNoticeBusinessDays: 7,
  /** Days for paying what a court has awarded. */
  judgmentPaymentDays: 10,
  /** Applicants are older than this, in years. */
  olderThan: 18,
  copyrightYear: 2025,
} as const;
