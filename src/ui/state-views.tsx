import { useLingui } from '@lingui/macro';
import type { ReactNode, Ref } from 'react';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { Button } from './button';
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
        {text && <p className={styles.text}>{keepNumbersTogether(text)}</p>}
      </div>
      {action && <div className={cx('stack-2', styles.actions)}>{action}</div>}
    </div>
  );
}

type ErrorProps = Pick<EmptyProps, 'title' | 'text' | 'action'> & {
  /** `missing`: no page has this address. */
  kind?: 'error' | 'offline' | 'missing' | undefined;
};

/** What went wrong, and what to do next. Announced when it appears. */
export function ErrorState({ kind = 'error', ...rest }: ErrorProps) {
  return <EmptyState {...rest} illustration={<Art {...shapes[kind]} />} isAlert />;
}

/** Back to where the person came from: the first action where another try gets the same answer. */
export function GoBackButton() {
  const { t } = useLingui();
  const { onBack, onHome } = usePageChrome();
  return <Button variant="primary" onClick={onBack ?? onHome}>{t`Go back`}</Button>;
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
