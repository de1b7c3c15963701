import { Trans } from '@lingui/macro';
import { useMemo } from 'react';
import type { Conversation } from '../../export/conversation';
import { maskConversation } from '../../export/mask-conversation';
import { addMasks, maskTotal, noMasks, type MaskCount } from '@/domain/mask/mask-text';
import { Notice } from '@/ui/notice';
import styles from './mask-summary.module.css';

type Props = {
  conversations: readonly Conversation[];
  /** Places that are masked in what leaves. */
  left: MaskCount;
};

/** Before and after: how many numbers there are, and how many of them stay readable. */
export function MaskSummary({ conversations, left }: Props) {
  const all = useMemo(
    () => conversations.reduce((sum, conversation) => addMasks(sum, maskConversation(conversation).count), noMasks),
    [conversations],
  );
  const total = maskTotal(all);
  const readable = total - maskTotal(left);
  const { phone, card, id } = all;
  return (
    <>
      <p className={styles['found']}>
        <Trans>
          Found: {phone} telephone, {card} card, {id} identity numbers. Readable after export: {readable}.
        </Trans>
      </p>
      {readable > 0 && (
        <Notice kind="warning">
          <Trans>Personal numbers leave this device unmasked. Card numbers stay masked in any case.</Trans>
        </Notice>
      )}
    </>
  );
}
