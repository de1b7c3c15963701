import { msg } from '@lingui/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Delivery } from '../../log/state';

/** Where a message is on its way to the server. */
export const deliveryNames: Record<Delivery, MessageDescriptor> = {
  queued: msg({ message: 'Waiting:', comment: 'Before a chat message that has not been sent yet' }),
  sending: msg({ message: 'Being sent:', comment: 'Before a chat message' }),
  sent: msg({ message: 'Sent:', comment: 'Before a chat message' }),
  failed: msg({ message: 'Failed:', comment: 'Before a chat message that could not be sent' }),
  unknown: msg({ message: 'Unclear:', comment: 'Before a chat message that may or may not have arrived' }),
  cancelled: msg({ message: 'Cancelled:', comment: 'Before a chat message' }),
};
