import { useLingui } from '@lingui/macro';
import type { MessageItem } from '../log/state';

/** What the person's message says, in words, as the bubble shows it. @returns a function of the message */
export function useMessageWords(): (message: Pick<MessageItem, 'record' | 'value'>) => string {
  const { t } = useLingui();
  return ({ record, value }) => {
    switch (record) {
      case 1:
        return t({
          message: 'Please connect me with customer service.',
          comment: 'What the person says in the chat by choosing human support',
        });
      case 2:
        return value === '1'
          ? t({ message: 'Resolved', comment: 'Feedback: the answer solved it' })
          : t({ message: 'Not resolved', comment: 'Feedback: the answer did not help' });
      case 3:
        return t`${value} of 5 stars`;
      case 4:
        break;
    }
    return value;
  };
}
