import type { LoanDetails } from '@/api/contract/loan';
import type { ApiClient } from '@/api/http/create-client';

/**
 * Asks how the loan stands.
 * @param maxAge how old an earlier answer may be, milliseconds
 */
export type AskLoan = (maxAge: number) => Promise<LoanDetails>;

/** What paying needs from outside itself. */
export type PaymentDeps = {
  api: ApiClient;
  askLoan: AskLoan;
  /** The lender's offset, e.g. `+08:00`. */
  utcOffset: string;
};
