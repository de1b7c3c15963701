import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { PaymentStage } from '@/features/pay/records/card-payments';
import type { LoggedCall } from '@/platform/telemetry/request-log';
import type { Receipt } from '@/platform/writes/receipts';
import type { PartName } from './parts';

/** Translates a message into the person's language. */
export type Translate = (message: MessageDescriptor) => string;

export const partTitles: Record<PartName, MessageDescriptor> = {
  complaint: msg({ message: 'Complaint', comment: 'Part of a file for a dispute' }),
  chats: msg({ message: 'Chat conversations', comment: 'Part of a file for a dispute' }),
  payments: msg({ message: 'Payments', comment: 'Part of a file for a dispute: claims, receipts, card payments' }),
  requests: msg({
    message: 'Log of requests',
    comment: 'Part of a file for a dispute: what the app asked the server, and when',
  }),
};

/** @returns a short title of a receipt */
export function receiptTitle(receipt: Receipt): MessageDescriptor {
  switch (receipt.kind) {
    case 'payment':
      if (receipt.state === 'accepted') return msg`Payment accepted by the server`;
      return receipt.state === 'paid' ? msg`Payment received` : msg`Payment you told us about`;
    case 'extension':
      return receipt.state === 'paid' ? msg`Extension paid` : msg`Extension payment you told us about`;
    case 'complaint':
      return msg`Complaint sent`;
    case 'rating':
      break;
  }
  return msg({ message: 'Rating given', comment: 'A record of stars that the person gave' });
}

/** Names of the stages of a card payment. */
export const stageNames: Record<PaymentStage, MessageDescriptor> = {
  committing: msg({ message: 'On its way', comment: 'State of a card payment' }),
  code: msg({ message: 'Waiting for the SMS code', comment: 'State of a card payment' }),
  confirming: msg({ message: 'Being confirmed', comment: 'State of a card payment' }),
  asking: msg({ message: 'On its way', comment: 'State of a card payment' }),
  away: msg({ message: 'Continued on another page', comment: 'State of a card payment' }),
  unknown: msg({ message: 'The answer was lost', comment: 'State of a card payment' }),
  submitted: msg({ message: 'Submitted, not yet seen on the loan', comment: 'State of a card payment' }),
  paid: msg({ message: 'Paid', comment: 'State of a card payment' }),
  unpaid: msg({ message: 'Looked for, not paid', comment: 'State of a card payment' }),
  refused: msg({ message: 'Refused', comment: 'State of a card payment' }),
};

/** @returns the name of a call's outcome */
export function outcomeName({ outcome, code }: LoggedCall): MessageDescriptor {
  switch (outcome) {
    case 'ok':
      return msg({ message: 'Answered', comment: 'What became of a request to the server' });
    case 'refused':
      return code === ''
        ? msg({ message: 'Refused by the server', comment: 'What became of a request' })
        : msg({ message: `Refused, code ${code}`, comment: 'What became of a request' });
    case 'http':
      return msg({ message: `Server error ${code}`, comment: 'What became of a request: an HTTP status' });
    case 'offline':
      return msg({ message: 'No network', comment: 'What became of a request' });
    case 'timed-out':
      return msg({ message: 'No answer in time', comment: 'What became of a request' });
    case 'unreadable':
      return msg({ message: 'Unreadable answer', comment: 'What became of a request' });
    case 'left':
      return msg({ message: 'Page was left', comment: 'What became of a request: nobody waited for the answer' });
    case 'failed':
      break;
  }
  return msg({ message: 'Failed', comment: 'What became of a request' });
}
