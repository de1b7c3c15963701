import { useLingui } from '@lingui/macro';
import { Button } from './button';
import type { ResendWait } from './use-resend-wait';

type Props = {
  wait: ResendWait;
  /** What it does: "Get code". */
  label: string;
  busy?: boolean | undefined;
  /** Also called while waiting, with `false`: a tap then needs an answer, too. */
  onSend: (mayStart: boolean) => void;
};

/** What a screen reader has heard last: it is told at 60, 30 and 10 seconds, not at each. */
const lastSpoken = (secondsLeft: number) =>
  [60, 30, 10].reduce((spoken, step) => (secondsLeft <= step ? step : spoken), secondsLeft);

/** Asks for an SMS code; shows the seconds until it may be asked again (specification section 4, SMS timer). */
export function SendCodeButton({ wait: { secondsLeft, isWaiting, isOver }, label, busy, onSend }: Props) {
  const { t } = useLingui();
  const spoken = lastSpoken(secondsLeft);
  return (
    <>
      <Button variant="quiet" busy={busy} aria-disabled={isWaiting || undefined} onClick={() => onSend(!isWaiting)}>
        {isWaiting
          ? t({ message: `${secondsLeft} s`, comment: 'Button: seconds until a code may be asked for again' })
          : label}
      </Button>
      <output className="sr-only">
        {isWaiting && t`${spoken} seconds left`}
        {isOver && t`You can ask for a new code now`}
      </output>
    </>
  );
}
