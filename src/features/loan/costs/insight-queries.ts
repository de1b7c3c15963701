import type { UseQueryOptions } from '@tanstack/react-query';
import type { LoanDetails } from '@/api/contract/loan';
import type { loanConfirmDetail } from '@/api/contract/loan-confirm';
import type { ExtensionDetail, InstallmentPlan } from '@/api/contract/repayment';
import type { AnswerOf } from '@/api/define-call';
import type { OrderKey } from '@/domain/order-key';

export type { OrderKey };

type Options<Data> = UseQueryOptions<Data, Error, Data, (string | OrderKey)[]>;

/** Reads of other pages, with their keys: what is explained here is what those pages show, asked for once. */
export type InsightQueries = {
  loan: Options<LoanDetails>;
  plan: Options<InstallmentPlan>;
  extension: Options<ExtensionDetail>;
};

/** An offer, as the confirmation page asks for it. */
export type OfferQuery = UseQueryOptions<
  AnswerOf<typeof loanConfirmDetail>,
  Error,
  AnswerOf<typeof loanConfirmDetail>,
  string[]
>;
