import { useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Conversation } from '../../export/conversation';
import { writeTranscript } from '../../export/transcript';
import styles from './print-sheet.module.css';

type Props = { conversations: readonly Conversation[]; onDone: () => void };

/** Marks the page as being printed: the style sheet then shows nothing but the sheet. */
const PRINTING = 'data-printing-chat';

/** Conversations on paper, each from a new page. Mounted means: print now. */
export function PrintSheet({ conversations, onDone }: Props) {
  const { t } = useLingui();
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const { body } = document;
    body.setAttribute(PRINTING, '');
    // Blocks until the print dialog is closed, where the browser has one.
    const timer = setTimeout(() => {
      window.print();
      done();
    });
    return () => {
      clearTimeout(timer);
      body.removeAttribute(PRINTING);
    };
  }, []);

  return createPortal(
    <div className={styles['sheet']} data-print-sheet="">
      {conversations.map((conversation) => (
        <pre key={conversation.id} className={styles['page']}>
          {writeTranscript(conversation, (message) => t(message))}
        </pre>
      ))}
    </div>,
    document.body,
  );
}
