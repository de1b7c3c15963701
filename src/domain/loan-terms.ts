/**
 * The figures of the loan terms that are the same in every market (specification section 9), for all texts. Costs of a
 * late payment are in the packs (config/markets/); what is really due comes from the server.
 */
export const loanTerms = {
  /** Calendar days. */
  term: { min: 91, max: 365 },
  /** Earliest prepayment, in calendar days from disbursement; half of the term has to be over as well. */
  prepaymentFromDay: 7,
  /** Calendar days for telling a change of name, birth date or address. */
  changeNoticeDays: 3,
  /** Business days of notice before the loan is assigned to somebody else. */
  assignmentNoticeBusinessDays: 7,
  /** Days for paying what a court has awarded. */
  judgmentPaymentDays: 10,
  /** Applicants are older than this, in years. */
  olderThan: 18,
} as const;

/** The years of the copyright line: 2025, as the specification says, and the year of the build if that is later. */
export function copyrightYears(buildYear: number): string {
  return buildYear > 2025 ? `2025–${buildYear}` : '2025';
}
