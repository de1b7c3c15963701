import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { joinTexts } from './join-texts';
import styles from './old-draft-card.module.css';

type Props = {
  /** What the borrower has written so far. */
  text: string;
  /** What is offered. */
  proof: string;
  onTake: (text: string) => void;
  onLeave: () => void;
};

/** A complaint about this order had been begun: the words about the payment are offered, never put in its place unasked. */
export function ProofOfferCard({ text, proof, onTake, onLeave }: Props) {
  const { t } = useLingui();
  const joined = joinTexts(text, proof);
  return (
    <Card title={t`You began a complaint earlier`} tone="float">
      <div className="stack">
        <p>
          <Trans>Your text is still below. This would tell us about your payment:</Trans>
        </p>
        <blockquote className={styles['quote']}>{proof}</blockquote>
        {joined === null ? (
          <>
            <p>
              <Trans>Both together are too long.</Trans>
            </p>
            <Button block onClick={() => onTake(proof)}>
              <Trans>Replace my text</Trans>
            </Button>
          </>
        ) : (
          <Button block onClick={() => onTake(joined)}>
            <Trans>Add it to my text</Trans>
          </Button>
        )}
        <Button block variant="secondary" onClick={onLeave}>
          <Trans>Leave my text as it is</Trans>
        </Button>
      </div>
    </Card>
  );
}
