import { useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '@/features/chat/export/conversation';
import { writeTranscript } from '@/features/chat/export/transcript';
import { PrintSheet } from '@/ui/print-sheet';
import { useDesk } from '../desk';
import type { Entry } from '../library/summary';
import { differingWords } from '../words';
import styles from '../desk.module.css';

/** The whole conversation for the printer, rendered only then: a long log has megabytes of text. */
export function CaseSheet({ entry, conversation }: { entry: Entry; conversation: Conversation }) {
  const { t } = useLingui();
  const { utcOffset } = useDesk().market;
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is after this event.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <PrintSheet>
      <pre className={styles.sheet}>
        {entry.differsFrom !== '' && `${t(differingWords)}\n`}
        {writeTranscript(conversation, entry.release, (message) => t(message), utcOffset)}
      </pre>
    </PrintSheet>
  );
}
