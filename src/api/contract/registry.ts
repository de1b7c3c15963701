import type { CallDefinition } from '../define-call';
import * as cardRepayment from './card-repayment';
import * as chat from './chat';
import * as complaints from './complaints';
import * as contact from './contact';
import * as loan from './loan';
import * as loanConfirm from './loan-confirm';
import * as products from './products';
import * as promotion from './promotion';
import * as repayment from './repayment';

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
 * Every call of the contract, by area and name. For scripts, mocks and tests only: a screen imports the file
 * of its own area, so that it does not carry the calls of all others to the phone.
 */
export const registry: readonly CallDefinition[] = areas.flatMap((area) =>
  Object.values(area).filter(isCall).sort(byName),
);
