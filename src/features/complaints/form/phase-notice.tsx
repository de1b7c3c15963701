import { useLingui } from '@lingui/macro';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/platform/i18n/error-message';
import { Button } from '@/ui/button';
import { useTimeout } from '@/ui/component-life';
import { Notice } from '@/ui/notice';
import { isUnderWay, type SendPhase } from './sending';
import styles from './form.module.css';

type Props = {
  phase: SendPhase;
  onSend: () => void;
  onSendWithout: () => void;
  onKeepAsNew: () => void;
  onLeave: () => void;
};

type Message = {
  kind: 'error' | 'warning' | 'info';
  title: string;
  text: string;
  actions?: [name: string, act: () => void][];
};

/** After this time the person may leave the form while it is being sent, milliseconds. */
const slowMs = 10_000;

/** The result of sending, and the next step; scrolled into view, because the tapped button is far below. */
export function PhaseNotice({ phase, onSend, onSendWithout, onKeepAsNew, onLeave }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const failure = 'error' in phase && phase.error !== undefined ? errorText(phase.error) : '';
  const messages: { [Name in SendPhase['name']]?: Message } = {
    refused: {
      kind: 'error',
      title: t`Your complaint could not be processed`,
      text: `${failure}\n${t`What you wrote is still here.`}`,
    },
    offline: {
      kind: 'warning',
      title: t`You are offline`,
      text: t`Your complaint has not been sent. Tap “Send when online”, and it is sent as soon as you are.`,
    },
    images: {
      kind: 'error',
      title: t`Some pictures could not be uploaded`,
      text: t`Your complaint has not been sent yet.`,
      actions: [
        [t`Try again`, onSend],
        [t`Send without them`, onSendWithout],
      ],
    },
    unknown: {
      kind: 'warning',
      title: t`We do not know yet whether your complaint arrived`,
      text: `${failure}\n${t`We check first, so that it is not sent twice.`}`,
    },
    absent: {
      kind: 'warning',
      title: t`Your complaint did not arrive`,
      text: `${failure}\n${t`We checked: your complaint did not reach us. You can send it again.`}`.trim(),
    },
    elsewhere: {
      kind: 'info',
      title: t`This complaint is being sent in another window`,
      text: t`Wait a moment before you send it from here.`,
      actions: [[t`Check again`, onSend]],
    },
    gone: {
      kind: 'warning',
      title: t`This complaint was sent or deleted in another window`,
      text: t`What you see here is no longer saved.`,
      actions: [[t`Keep it as a new complaint`, onKeepAsNew]],
    },
  };
  const isBusy = isUnderWay(phase);
  const [isLate, setIsLate] = useState(false);
  useTimeout(isBusy && slowMs, () => setIsLate(true));
  if (isLate && !isBusy) setIsLate(false);
  const slow: Message = {
    kind: 'info',
    title: t`This is taking longer than usual`,
    text: t`You can leave this page: sending continues, and we show you the result.`,
    actions: [[t`Continue in the background`, onLeave]],
  };
  const message = isLate && isBusy ? slow : messages[phase.name];
  const title = message?.title;

  useEffect(() => {
    if (title !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [title]);

  return (
    <div ref={place} aria-live="polite">
      {message && (
        <Notice
          kind={message.kind}
          title={title}
          action={
            message.actions && (
              <div className="stack">
                {message.actions.map(([name, act]) => (
                  <Button key={name} variant="secondary" onClick={act}>
                    {name}
                  </Button>
                ))}
              </div>
            )
          }
        >
          <p className={styles.lines}>{message.text}</p>
        </Notice>
      )}
    </div>
  );
}
