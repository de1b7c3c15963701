import type { CallDefinition } from '@/api/define-call';

/**
 * Calls that change nothing at the lender: the only ones that a check may make to a real server. The method does not tell,
 * nearly all are POST; a call that is new counts as a change until it is named here.
 */
const readOnly = new Set([
  'loan-details',
  'loan-detail-confirm',
  'contract-list',
  'contract-jump',
  'loan-play-detail',
  'delay-detail',
  'init-pay-type-bank',
  'init-pay-type-market',
  'repayment-way',
  'problem-init',
  'problem-list',
  'problem-detail',
  'get-whatsapp',
  'chat-init',
  'get-qa-list',
  'recommend-product-list',
  'stand-targeted',
  'channel-template',
  'get-sid',
  'get-captcha',
]);

export function isReadOnly({ name }: CallDefinition): boolean {
  return readOnly.has(name);
}
