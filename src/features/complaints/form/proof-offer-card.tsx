import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { Proof } from '../records/complaint-drafts';
import { textLimit } from './first-text';
import styles from './old-draft-card.module.css';

/** Two texts as one description, one below the other; `null` when that is longer than a description may be. */
export function joinTexts(first: string, second: string): string | null {
  const joined = [first.trimEnd(), second].filter((text) => text !== '').join('\n');
  return joined.length <= textLimit ? joined : null;
}

type Props = {
  /** What the borrower has written so far. */
  text: string;
  /** What is offered. */
  proof: Proof;
  /** The text as it is to be, and the proof as it goes on: `null` when the complaint is about something else. */
  onDecide: (text: string, proof: Proof | null) => void;
};

/**
 * A complaint about this order had been begun: the words about the payment, or about not being able to pay, are
 * offered, never put in its place unasked.
 */
export function ProofOfferCard({ text, proof, onDecide }: Props) {
  const { t } = useLingui();
  const joined = joinTexts(text, proof.text);
  const take = (whole: string) => onDecide(whole, { ...proof, isOffered: false });
  return (
    <Card title={t`You began a complaint earlier`} tone="float">
      <div className="stack">
        <p>
          {proof.about === 'payment' ? (
            <Trans>Your text is still below. This would tell us about your payment:</Trans>
          ) : (
            <Trans>Your text is still below. This would tell us that you cannot pay:</Trans>
          )}
        </p>
        <blockquote className={styles['quote']}>{proof.text}</blockquote>
        {joined === null ? (
          <>
            <p>
              <Trans>Both together are too long.</Trans>
            </p>
            <Button block onClick={() => take(proof.text)}>
              <Trans>Replace my text</Trans>
            </Button>
          </>
        ) : (
          <Button block onClick={() => take(joined)}>
            <Trans>Add it to my text</Trans>
          </Button>
        )}
        <Button block variant="secondary" onClick={() => onDecide(text, null)}>
          <Trans>Leave my text as it is</Trans>
        </Button>
      </div>
    </Card>
  );
}
