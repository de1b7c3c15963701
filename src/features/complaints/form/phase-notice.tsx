import { Trans, useLingui } from '@lingui/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '@/platform/i18n/error-message';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { SendPhase } from './sending';
import styles from './phase-notice.module.css';

type Props = {
  phase: SendPhase;
  onSend: () => void;
  onCheck: () => void;
  onSendWithout: () => void;
  onKeepAsNew: () => void;
};

const messages = new Set<SendPhase['name']>(['refused', 'offline', 'images', 'unknown', 'absent', 'elsewhere', 'gone']);

/** The result of sending, and the next step; scrolled into view, because the tapped button is far below. */
export function PhaseNotice(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { name } = props.phase;

  useEffect(() => {
    if (messages.has(name)) place.current?.scrollIntoView({ block: 'center' });
  }, [name]);

  return (
    <div ref={place} className={styles['place']} aria-live="polite">
      <PhaseMessage {...props} />
    </div>
  );
}

function PhaseMessage({ phase, onSend, onCheck, onSendWithout, onKeepAsNew }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();

  switch (phase.name) {
    case 'refused':
      return (
        <Notice kind="error" title={t`Your complaint was not accepted`}>
          <p>{errorText(phase.error)}</p>
          <p>
            <Trans>What you wrote is still here.</Trans>
          </p>
        </Notice>
      );
    case 'offline':
      return (
        <Notice kind="warning" title={t`You are offline`}>
          <Trans>Your complaint has not been sent. Keep it here, and it is sent as soon as you are online.</Trans>
        </Notice>
      );
    case 'images':
      return (
        <Asking
          kind="error"
          title={t`Some pictures could not be uploaded`}
          actions={[
            [t`Try again`, onSend],
            [t`Send without them`, onSendWithout],
          ]}
        >
          <Trans>Your complaint has not been sent yet.</Trans>
        </Asking>
      );
    case 'unknown':
      return (
        <Asking
          kind="warning"
          title={t`We do not know yet whether your complaint arrived`}
          actions={[[t`Check again`, onCheck]]}
        >
          <Trans>The connection broke off. We ask the server first, so that it is not sent twice.</Trans>
        </Asking>
      );
    case 'absent':
      return (
        <Notice kind="warning" title={t`Your complaint did not arrive`}>
          <Trans>We asked the server: it does not have it. You can send it again.</Trans>
        </Notice>
      );
    case 'elsewhere':
      return (
        <Asking
          kind="info"
          title={t`This complaint is being sent in another window`}
          actions={[[t`Check again`, onSend]]}
        >
          <Trans>Wait a moment before you send it from here.</Trans>
        </Asking>
      );
    case 'gone':
      return (
        <Asking
          kind="warning"
          title={t`This complaint was sent or deleted in another window`}
          actions={[[t`Keep it as a new complaint`, onKeepAsNew]]}
        >
          <Trans>What you see here is no longer saved.</Trans>
        </Asking>
      );
    case 'idle':
    case 'uploading':
    case 'saving':
    case 'checking':
    case 'sent':
      return null;
    default:
      return null;
  }
}

type AskingProps = {
  kind: 'error' | 'warning' | 'info';
  title: string;
  actions: [string, () => void][];
  children: ReactNode;
};

function Asking({ kind, title, actions, children }: AskingProps) {
  return (
    <Notice
      kind={kind}
      title={title}
      action={
        <div className="stack">
          {actions.map(([label, act]) => (
            <Button key={label} variant="secondary" onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {children}
    </Notice>
  );
}
