import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { MarkKind } from '../library/marks';
import type { Outcome } from '../library/summary';

/** What a mark on the seek bar stands for. */
export const markNames: Record<MarkKind, MessageDescriptor> = {
  feedback: msg({ message: 'Feedback', comment: 'Mark in a chat replay' }),
  rating: msg({ message: 'Rating', comment: 'Mark in a chat replay' }),
  'hand-off': msg({ message: 'Hand-off', comment: 'Mark in a chat replay: handed over to a person' }),
  'failed-send': msg({ message: 'Failed send', comment: 'Mark in a chat replay' }),
};

/** How a conversation ended. */
export const outcomeNames: Record<Outcome, MessageDescriptor> = {
  resolved: msg({ message: 'Resolved', comment: 'Outcome of a chat' }),
  'not-resolved': msg({ message: 'Not resolved', comment: 'Outcome of a chat' }),
  'handed-off': msg({ message: 'Handed over', comment: 'Outcome of a chat: to a person' }),
  open: msg({ message: 'Open', comment: 'Outcome of a chat: nothing decided it yet' }),
};
