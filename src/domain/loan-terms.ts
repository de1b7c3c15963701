/** The numbers of the terms that no market changes (specification section 9); late costs are in config/markets/. */
export const loanTerms = {
  /** Calendar days. */
  term: { min: 91, max: 365 },
  /** Earliest prepayment, in calendar days after the payout; half of the term has to be over too. */
  prepaymentFromDay: 7,
  /** Calendar days for reporting a change of name, birth date or address. */
  changeNoticeDays: 3,
  /** Business days of notice before the loan is assigned to another company. */
  assignmentNoticeBusinessDays: 7,
  /** Days for paying an amount that a court has awarded. */
  judgmentPaymentDays: 10,
  /** Applicants are older than this, in years. */
  olderThan: 18,
} as const;
