import { Trans } from '@lingui/macro';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import type { ChatTranscript } from '../records/complaint-drafts';
import styles from './transcript-card.module.css';

/** The conversation that led here, to look something up while writing (decision 4, no type). */
export function TranscriptCard({ transcript }: { transcript: ChatTranscript }) {
  if (transcript.lines.length === 0) return null;
  return (
    <Card>
      <Accordion summary={<Trans>Your conversation with the assistant</Trans>}>
        <ol className={styles['lines']}>
          {numbered(transcript).map(({ key, from, text }) => (
            <li key={key} className={cx(styles['line'], from === 'borrower' && styles['own'])}>
              <span className="sr-only">
                {from === 'borrower' ? (
                  <Trans comment="For screen readers: what the borrower wrote in the chat">You:</Trans>
                ) : (
                  <Trans comment="For screen readers: what the chatbot wrote">Assistant:</Trans>
                )}{' '}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </Accordion>
    </Card>
  );
}

/** A conversation does not change any more, and may say the same twice. */
function numbered({ lines }: ChatTranscript) {
  return lines.map((line, index) => ({ ...line, key: String(index) }));
}
