import { useLingui } from '@lingui/macro';
import { useErrorText } from '@/platform/i18n/error-message';
import { isRepeated } from '@/platform/writes/outcome';
import { useNotSavedWords } from '@/platform/writes/save-attempt';
import { Notice } from '@/ui/notice';
import { isWrongCode, type Problem } from './step';

type ProblemWords = { title: string; text: string };

/** @returns a function that describes a problem of paying (specification section 8) */
export function useProblemWords(): (problem: Problem) => ProblemWords {
  const { t } = useLingui();
  const errorText = useErrorText();
  const notSavedWords = useNotSavedWords();

  const notProcessed = ({ error }: Problem) => ({
    title: t({ message: 'Payment failed', comment: 'A payment by card could not be handed in' }),
    text: errorText(error),
  });

  const words: Record<Problem['at'], (problem: Problem) => ProblemWords> = {
    start: ({ error }) => ({ title: t`Nothing has been sent yet`, text: errorText(error) }),
    changed: () => ({
      title: t`Your loan has changed meanwhile`,
      text: t`Your loan, or a payment for it, has changed since you began, so nothing was sent. Check the amount before you pay.`,
    }),
    full: () => notSavedWords('full'),
    memory: () => notSavedWords('memory'),
    elsewhere: () => ({
      title: t`A payment is under way`,
      text: t`Nothing was sent from here. Look in the other window, or check again in a moment.`,
    }),
    address: () => ({
      title: t`We did not open this page`,
      text: t`The address of the payment page is not safe. Nothing was paid here. Please pay by card or contact customer service.`,
    }),
    pay: (problem) => ({
      ...notProcessed(problem),
      text: `${errorText(problem.error)}\n${t`Nothing was taken from your card.`}`,
    }),
    other: notProcessed,
    cancel: notProcessed,
    resend: ({ error, isUnknown }) =>
      isUnknown
        ? {
            title: t`We do not know whether a new code was sent`,
            text: t`If none arrives, ask for another one after the wait.`,
          }
        : { title: t`No new code was sent`, text: errorText(error) },
    confirm({ error, isUnknown }) {
      if (isWrongCode(error))
        return { title: t`Wrong verification code`, text: t`Check the message and type the code again.` };
      const lost = t({
        message: 'error',
        comment:
          'Short message when the confirmation of a payment got lost in the network; stands beside an explanation',
      });
      return { title: isUnknown ? lost : t`The payment was not confirmed`, text: errorText(error) };
    },
  };

  return (problem) => {
    if (isRepeated(problem.error))
      return {
        title: t`Please do not submit the payment twice`,
        text: t`We already have this payment request. We are checking whether the money has arrived.`,
      };
    return words[problem.at](problem);
  };
}

/** Whatever the person has scrolled to at the tap. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' });

/** The message of a failed step, scrolled to. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  const { title, text } = useProblemWords()(problem);
  return (
    <div ref={intoView}>
      <Notice kind="error" title={title}>
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </div>
  );
}
