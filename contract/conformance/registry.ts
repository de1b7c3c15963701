import * as cardRepayment from '@/platform/api/contract/card-repayment';
import * as chat from '@/platform/api/contract/chat';
import * as complaints from '@/platform/api/contract/complaints';
import * as contact from '@/platform/api/contract/contact';
import * as loan from '@/platform/api/contract/loan';
import * as loanConfirm from '@/platform/api/contract/loan-confirm';
import * as products from '@/platform/api/contract/products';
import * as promotion from '@/platform/api/contract/promotion';
import * as repayment from '@/platform/api/contract/repayment';
import type { CallDefinition } from '@/platform/api/define-call';

const areas: readonly Record<string, unknown>[] = [
  { ...loan, ...loanConfirm },
  repayment,
  cardRepayment,
  complaints,
  chat,
  contact,
  products,
  promotion,
];

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'envelope' in value && 'answer' in value;

const byName = (one: CallDefinition, other: CallDefinition) => (one.name < other.name ? -1 : 1);

/**
 * Every call of the contract, by area and name. Only for scripts, mocks and tests: a screen imports the file of its
 * area, so that it does not load the calls of other areas.
 */
export const registry: readonly CallDefinition[] = areas.flatMap((area) =>
  Object.values(area).filter(isCall).sort(byName),
);
