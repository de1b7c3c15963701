import { useLingui } from '@lingui/macro';
import { useEffect, useRef } from 'react';
import { useErrorText } from '@/platform/i18n/error-message';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { SendPhase } from './sending';
import styles from './form.module.css';

type Props = {
  phase: SendPhase;
  onSend: () => void;
  onCheck: () => void;
  onSendWithout: () => void;
  onKeepAsNew: () => void;
};

type Message = {
  kind: 'error' | 'warning' | 'info';
  title: string;
  text: string;
  actions?: [name: string, act: () => void][];
};

/** What became of the last send, and the next steps; `null` while there is nothing to say. */
function useMessage({ phase, onSend, onCheck, onSendWithout, onKeepAsNew }: Props): Message | null {
  const { t } = useLingui();
  const errorText = useErrorText();
  switch (phase.name) {
    case 'refused':
      return {
        kind: 'error',
        title: t`Your complaint was not accepted`,
        text: `${errorText(phase.error)}\n${t`What you wrote is still here.`}`,
      };
    case 'offline':
      return {
        kind: 'warning',
        title: t`You are offline`,
        text: t`Your complaint has not been sent. Keep it here, and it is sent as soon as you are online.`,
      };
    case 'images':
      return {
        kind: 'error',
        title: t`Some pictures could not be uploaded`,
        text: t`Your complaint has not been sent yet.`,
        actions: [
          [t`Try again`, onSend],
          [t`Send without them`, onSendWithout],
        ],
      };
    case 'unknown':
      return {
        kind: 'warning',
        title: t`We do not know yet whether your complaint arrived`,
        text: t`The connection broke off. We ask the server first, so that it is not sent twice.`,
        actions: [[t`Check again`, onCheck]],
      };
    case 'absent':
      return {
        kind: 'warning',
        title: t`Your complaint did not arrive`,
        text: t`We asked the server: it does not have it. You can send it again.`,
      };
    case 'elsewhere':
      return {
        kind: 'info',
        title: t`This complaint is being sent in another window`,
        text: t`Wait a moment before you send it from here.`,
        actions: [[t`Check again`, onSend]],
      };
    case 'gone':
      return {
        kind: 'warning',
        title: t`This complaint was sent or deleted in another window`,
        text: t`What you see here is no longer saved.`,
        actions: [[t`Keep it as a new complaint`, onKeepAsNew]],
      };
    case 'idle':
    case 'uploading':
    case 'saving':
    case 'checking':
    case 'sent':
      break;
  }
  return null;
}

/** The result of sending, and the next step; scrolled into view, because the tapped button is far below. */
export function PhaseNotice(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const message = useMessage(props);
  const title = message?.title;

  useEffect(() => {
    if (title !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [title]);

  return (
    <div ref={place} className={styles['place']} aria-live="polite">
      {message && (
        <Notice
          kind={message.kind}
          title={message.title}
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
          <p className={styles['lines']}>{message.text}</p>
        </Notice>
      )}
    </div>
  );
}
