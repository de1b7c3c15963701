import { useLingui } from '@lingui/macro';
import type { ReactNode, Ref } from 'react';
import { Button, RetryButton } from './button';
import { cx } from './cx';
import { Art, shapes } from './illustrations';
import { usePageChrome } from './page-shell';
import styles from './state-views.module.css';

type EmptyProps = {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  action?: ReactNode;
  illustration?: ReactNode;
  /** Title and text are announced. */
  isAlert?: boolean;
};

/** An empty page, and what to do next. */
export function EmptyState({ title, titleRef, text, action, illustration, isAlert }: EmptyProps) {
  return (
    <div className={styles.state}>
      {illustration ?? <Art {...shapes.empty} />}
      <div role={isAlert ? 'alert' : undefined}>
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={cx('stack-2', styles.actions)}>{action}</div>}
    </div>
  );
}

type ErrorProps = {
  title: string;
  text: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  help?: ReactNode;
  /** `missing`: no page has this address. */
  kind?: 'error' | 'offline' | 'missing' | undefined;
};

/** What went wrong, with a retry and a way to get help. Announced when it appears. */
export function ErrorState({ title, text, onRetry, retrying = false, help, kind = 'error' }: ErrorProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      illustration={<Art {...shapes[kind]} />}
      isAlert
      action={
        (onRetry ?? help) && (
          <>
            {onRetry && <RetryButton variant="primary" retrying={retrying} onRetry={onRetry} />}
            {help}
          </>
        )
      }
    />
  );
}

/** The ways on from an empty page: back to the native app's home, or customer service. */
export function WaysOut() {
  const { t } = useLingui();
  const { onHome } = usePageChrome();
  return (
    <>
      <Button variant="primary" onClick={onHome}>{t`Back to the app`}</Button>
      <HelpButton />
    </>
  );
}

/** Opens the native sign-in, for a person without a session or with an expired one. */
export function SignInButton() {
  const { t } = useLingui();
  const { onSignIn } = usePageChrome();
  return <Button variant="primary" onClick={onSignIn}>{t`Back to the app`}</Button>;
}

/** Opens customer service; the second action below another one. */
export function HelpButton() {
  const { t } = useLingui();
  const { onHelp } = usePageChrome();
  return <Button variant="quiet" onClick={onHelp}>{t`Contact customer service`}</Button>;
}
