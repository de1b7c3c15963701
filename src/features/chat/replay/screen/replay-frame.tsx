import { useLingui } from '@lingui/macro';
import { memo } from 'react';
import type { ChatState } from '../../log/state';
import { noActions } from '../../view/chat-actions';
import { ChatView } from '../../view/chat-view';
import { PhoneFrame } from './phone-frame';
import styles from './replay-frame.module.css';

/** Live, the keyboard scrolls the conversation by way of its buttons; here they are off, so it takes the focus itself. */
function makeReachable(node: HTMLDivElement | null): void {
  node?.querySelector('[role="log"]')?.setAttribute('tabindex', '0');
}

/** The conversation as the borrower saw it; nothing in it answers a tap. Rendered again only when an event changes it. */
export const ReplayFrame = memo(function ReplayFrame({ state }: { state: ChatState }) {
  const { t } = useLingui();
  return (
    <PhoneFrame label={t`The borrower’s screen`}>
      <div ref={makeReachable} className={styles['whole']}>
        <ChatView state={state} actions={noActions} readOnly />
      </div>
    </PhoneFrame>
  );
});
