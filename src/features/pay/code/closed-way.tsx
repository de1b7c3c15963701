import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { EmptyState } from '@/ui/state-views';
import { namedInputs, type PaymentChoice } from './payment-choice';

type Words = { lang: string; text: string };

type Props = {
  /** Why, in the operator's words. */
  words: Words;
  choice: PaymentChoice;
  /** Asks for the code all the same: somebody may have paid with it already, or stand at the counter. */
  onShow: () => void;
};

/**
 * In the place of a code for a way that the operator has closed for now: asking for one would make it (decision
 * 69, switches from outside).
 */
export function ClosedWayState({ words, choice, onShow }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t`This way of paying is closed for now`}
      text={<span lang={words.lang}>{words.text}</span>}
      action={
        <div className="stack">
          <Button block onClick={() => void navigate({ to: '/individual', search: namedInputs(choice) })}>
            <Trans>Change payment method</Trans>
          </Button>
          <Button block variant="quiet" onClick={onShow}>
            <Trans comment="Button: shows a payment code although its bank takes no payments now">
              Show the code all the same
            </Trans>
          </Button>
        </div>
      }
    />
  );
}

/** Above a code that is there already. */
export function ClosedWayNotice({ words }: { words: Words }) {
  const { t } = useLingui();
  return (
    <Notice kind="warning" title={t`This way of paying is closed for now`}>
      <span lang={words.lang}>{words.text}</span>
    </Notice>
  );
}
