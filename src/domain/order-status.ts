/** The picture a status banner shows. */
export type StatusPicture =
  | 'review'
  | 'declined'
  | 'disbursing'
  | 'repaying'
  | 'due'
  | 'overdue'
  | 'settled'
  | 'partly-paid'
  | 'closed'
  | 'collection';

/** How a loan detail page behaves in one status (specification section 4, decision 8, status table). */
export type OrderStatusRule = {
  picture: StatusPicture;
  /** An extra icon beside the status text. */
  hasIcon: boolean;
  /** `repay` pays the loan, `borrow` asks for another one. */
  action: 'repay' | 'borrow' | null;
  /** Whether an extension may be offered (still only when the server's `isDelay` is 1). */
  mayExtend: boolean;
  /** Whether recommended products may be shown (still only when there are any). */
  recommends: boolean;
  /** Payments are late, or paid in part only. */
  isBehind: boolean;
};

const rule = (picture: StatusPicture, rest: Partial<OrderStatusRule> = {}): OrderStatusRule => ({
  picture,
  hasIcon: false,
  action: null,
  mayExtend: false,
  recommends: true,
  isBehind: false,
  ...rest,
});

const rules: Readonly<Record<string, OrderStatusRule>> = {
  '21': rule('review'),
  '110': rule('declined', { hasIcon: true }),
  '151': rule('disbursing'),
  '170': rule('repaying', { action: 'repay', recommends: false }),
  '174': rule('due', { action: 'repay', mayExtend: true, recommends: false }),
  '180': rule('overdue', { action: 'repay', mayExtend: true, recommends: false, isBehind: true }),
  '200': rule('settled', { hasIcon: true, action: 'borrow', recommends: false }),
  '3': rule('partly-paid', { action: 'repay', mayExtend: true, isBehind: true }),
  '4': rule('closed', { action: 'borrow' }),
  '5': rule('collection', { action: 'repay', mayExtend: true, isBehind: true }),
};

/** The rule for an unknown status: the picture of 200, and no payment. */
const unknownStatus = rule('settled');

/** How the loan detail page behaves in a status, the server's `orderStatus`. */
export function orderStatusRule(status: string): OrderStatusRule {
  return Object.prototype.hasOwnProperty.call(rules, status) ? (rules[status] ?? unknownStatus) : unknownStatus;
}
