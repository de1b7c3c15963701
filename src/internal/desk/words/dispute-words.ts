import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Market } from '@/domain/market';
import type { PartName } from '@/storage/dispute/parts';
import type { CheckedPart, PartState } from '@/storage/dispute/read-dispute';
import type { PaymentStage } from '@/storage/records/card-payments';
import type { Receipt } from '@/storage/records/receipts';
import type { LoggedCall } from '@/storage/records/request-log';

/** Parts of a dispute file. */
export const partNamesForStaff: Record<PartName | 'manifest', MessageDescriptor> = {
  manifest: msg({ message: 'Table of contents', comment: 'Part of a dispute file: which parts it has' }),
  complaint: msg({ message: 'Complaint', comment: 'Part of a dispute file' }),
  chats: msg({ message: 'Chat conversations', comment: 'Part of a dispute file' }),
  payments: msg({ message: 'Claims, receipts, card payments', comment: 'Part of a dispute file' }),
  requests: msg({ message: 'Request log', comment: 'Part of a dispute file' }),
};

/** Whose file it is. */
export const marketNames: Record<Market['id'], MessageDescriptor> = {
  indonesia: msg({ message: 'Indonesia', comment: 'A market' }),
  india: msg({ message: 'India', comment: 'A market' }),
  mainland: msg({ message: 'Mainland', comment: 'A market' }),
};

const states: Record<PartState, MessageDescriptor> = {
  intact: msg({ message: 'Intact', comment: 'A part of a file has the checksum it was written with' }),
  changed: msg({ message: 'Changed', comment: 'A part of a file was changed after it was written' }),
  unsealed: msg({ message: 'Unsealed', comment: 'A part of a file was written without a checksum' }),
  unchecked: msg({ message: 'Not checked', comment: 'This browser cannot work out the checksum of a part of a file' }),
  missing: msg({ message: 'Missing', comment: 'A part that a file should have is not in it' }),
};

/** @returns what can be said of a part */
export function stateName({ state, isReadable }: Pick<CheckedPart, 'state' | 'isReadable'>): MessageDescriptor {
  return isReadable || state === 'missing'
    ? states[state]
    : msg({ message: 'Unreadable', comment: 'A part of a file cannot be read' });
}

/** @returns what a receipt says happened */
export function receiptName({ kind, ...receipt }: Receipt): MessageDescriptor {
  const isClaim = 'state' in receipt && receipt.state === 'claimed';
  if (kind === 'payment') return isClaim ? msg`Payment claimed` : msg`Payment seen by the server`;
  if (kind === 'extension') return isClaim ? msg`Extension payment claimed` : msg`Extension paid`;
  return kind === 'complaint'
    ? msg`Complaint sent`
    : msg({ message: 'Rating given', comment: 'A record of stars that a borrower gave' });
}

/** Where a card payment stood. */
export const cardStages: Record<PaymentStage, MessageDescriptor> = {
  committing: msg`Card payment: being sent`,
  code: msg`Card payment: waiting for the SMS code`,
  confirming: msg`Card payment: being confirmed`,
  asking: msg`Other way of paying: being asked for`,
  away: msg`Other way of paying: left for its page`,
  unknown: msg`Card payment: outcome unknown`,
  submitted: msg`Card payment: submitted`,
  paid: msg`Card payment: paid`,
  unpaid: msg`Card payment: not paid`,
  refused: msg`Card payment: refused`,
};

const outcomes: Record<LoggedCall['outcome'], MessageDescriptor> = {
  ok: msg({ message: 'Answered', comment: 'Outcome of a logged request' }),
  refused: msg({ message: 'Refused', comment: 'Outcome of a logged request: a business code follows' }),
  http: msg({ message: 'HTTP error', comment: 'Outcome of a logged request: a status follows' }),
  offline: msg({ message: 'No network', comment: 'Outcome of a logged request' }),
  'timed-out': msg({ message: 'Timed out', comment: 'Outcome of a logged request' }),
  unreadable: msg({ message: 'Unreadable answer', comment: 'Outcome of a logged request' }),
  left: msg({ message: 'Page was left', comment: 'Outcome of a logged request: nobody waited for the answer' }),
  failed: msg({ message: 'Failed', comment: 'Outcome of a logged request' }),
};

/** @returns what became of a logged request, without its code */
export function loggedOutcome({ outcome }: LoggedCall): MessageDescriptor {
  return outcomes[outcome];
}
