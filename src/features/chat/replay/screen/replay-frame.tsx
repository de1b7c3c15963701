import { useLingui } from '@lingui/macro';
import { memo } from 'react';
import type { ChatState } from '../../log/state';
import { noActions } from '../../view/chat-actions';
import { ChatView } from '../../view/chat-view';
import { PhoneFrame } from './phone-frame';

/** The conversation as the borrower saw it; nothing in it answers a tap. Drawn again only when an event changes it. */
export const ReplayFrame = memo(function ReplayFrame({ state }: { state: ChatState }) {
  const { t } = useLingui();
  return (
    <PhoneFrame label={t`The borrower’s screen`}>
      <ChatView state={state} actions={noActions} readOnly />
    </PhoneFrame>
  );
});
